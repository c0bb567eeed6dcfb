"""Lua scripts that Redis runs atomically: leases, the lobbies present, and notes.

All times are by the clock of Redis.
"""

BEAT = """
local clock = redis.call('TIME')
local now = clock[1] * 1000 + math.floor(clock[2] / 1000)
if ARGV[1] ~= '' then redis.call('ZADD', KEYS[1], now + tonumber(ARGV[2]), ARGV[1]) end
local gone = redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', now)
if #gone > 0 then redis.call('ZREM', KEYS[1], unpack(gone)) end
return {gone, redis.call('ZRANGE', KEYS[1], 0, -1)}
"""
"""Announce a lobby for a while; return the lobbies that are gone, each reported only once, and those present."""

TAKE = """
local held = {}
for index, key in ipairs(KEYS) do
    local holder = redis.call('GET', key)
    if not holder or holder == ARGV[1] then
        redis.call('SET', key, ARGV[1], 'PX', ARGV[2])
        held[index] = 1
    else
        held[index] = 0
    end
end
return held
"""
"""Take or renew leases; return for each whether it is held."""

GIVE = """
for index, key in ipairs(KEYS) do
    if redis.call('GET', key) == ARGV[1] then redis.call('DEL', key) end
end
"""
"""Give leases back, if they are still held."""

GO = """
if redis.call('ZSCORE', KEYS[1], ARGV[1]) then redis.call('ZADD', KEYS[1], 0, ARGV[1]) end
"""
"""Mark a lobby as gone: the next beat of another one finds that, and adopts its tables."""

TELL = """
for index = 1, #ARGV, 2 do redis.call('PUBLISH', ARGV[index], ARGV[index + 1]) end
"""
"""Publish many notes, each preceded by its channel: one command and one answer for all of them."""
