"""The table of handlers: which one serves which route, by the route's name."""

from emberhall.server.api.alerts import AlertHandlers
from emberhall.server.api.binding import Handler
from emberhall.server.api.coach import CoachHandlers
from emberhall.server.api.company import CompanyHandlers
from emberhall.server.api.daily import DailyHandlers
from emberhall.server.api.decks import DeckHandlers
from emberhall.server.api.events import EventHandlers
from emberhall.server.api.guests import GuestHandlers
from emberhall.server.api.house import HouseHandlers
from emberhall.server.api.ladder import LadderHandlers
from emberhall.server.api.lessons import LessonHandlers
from emberhall.server.api.people import PeopleHandlers
from emberhall.server.api.reviews import ReviewHandlers
from emberhall.server.api.tables import TableHandlers
from emberhall.server.house.house import House
from emberhall.server.lobby.lobby import Lobby
from emberhall.server.lobby.quota import TableQuota
from emberhall.server.people.accounts import Accounts
from emberhall.server.people.colleagues import Colleagues
from emberhall.server.people.guests import Guests
from emberhall.server.people.passwords import Passwords


def handlers_of(house: House, lobby: Lobby, guests: Guests, colleagues: Colleagues) -> dict[str, Handler]:
    """Every handler, by the name of its route."""
    quota = TableQuota(house)
    accounts = Accounts(house.store, house.persons, Passwords(house.settings.passwords_waiting))
    of_house = HouseHandlers(house)
    of_guests = GuestHandlers(house, lobby, guests, colleagues)
    of_tables = TableHandlers(house, lobby, quota)
    of_reviews = ReviewHandlers(house, lobby, quota)
    of_lessons = LessonHandlers(house.persons)
    of_people = PeopleHandlers(house, lobby, guests, colleagues, accounts)
    of_company = CompanyHandlers(house, lobby, colleagues, accounts)
    of_decks = DeckHandlers(house)
    of_coach = CoachHandlers(house, lobby)
    of_ladder = LadderHandlers(house, lobby)
    of_daily = DailyHandlers(house, lobby, quota)
    of_events = EventHandlers(house, lobby, quota)
    of_alerts = AlertHandlers(house)
    return {
        "health": of_house.health,
        "openapi": of_house.openapi,
        "titles": of_house.titles,
        "cards": of_house.cards,
        "locales": of_house.locales,
        "rulebook": of_house.rulebook,
        "statements": of_house.statements,
        "new_guest": of_guests.new_guest,
        "me": of_guests.me,
        "change_me": of_guests.change_me,
        "new_token": of_guests.new_token,
        "sign_out": of_guests.sign_out,
        "my_unlocks": of_guests.my_unlocks,
        "tables": of_tables.tables,
        "new_table": of_tables.new_table,
        "table": of_tables.table,
        "change_table": of_tables.change_table,
        "take_seat": of_tables.take_seat,
        "bring": of_tables.bring,
        "leave_seat": of_tables.leave_seat,
        "seat_bot": of_tables.seat_bot,
        "start": of_tables.start,
        "rematch": of_tables.rematch,
        "record": of_tables.record,
        "hand_over_host": of_tables.hand_over_host,
        "hide_table": of_tables.hide_table,
        "match": of_tables.match,
        "games": of_reviews.games,
        "import_record": of_reviews.import_record,
        "review": of_reviews.review,
        "moments": of_reviews.moments,
        "fork": of_reviews.fork,
        "fork_lesson": of_reviews.fork_lesson,
        "fork_example": of_reviews.fork_example,
        "lessons": of_lessons.lessons,
        "lesson": of_lessons.lesson,
        "profile": of_people.profile,
        "played": of_people.played,
        "new_pass": of_people.new_pass,
        "use_pass": of_people.use_pass,
        "sign_out_here": of_people.sign_out_here,
        "my_account": of_people.my_account,
        "new_account": of_people.new_account,
        "change_password": of_people.change_password,
        "sign_in": of_people.sign_in,
        "new_recovery": of_people.new_recovery,
        "recover": of_people.recover,
        "merge": of_people.merge,
        "export": of_people.export,
        "delete_me": of_people.delete_me,
        "friends": of_company.friends,
        "change_friends": of_company.change_friends,
        "friend_link": of_company.friend_link,
        "befriend": of_company.befriend,
        "unfriend": of_company.unfriend,
        "shun": of_company.shun,
        "unshun": of_company.unshun,
        "invite": of_company.invite,
        "decline": of_company.decline,
        "report": of_company.report,
        "my_decks": of_decks.my_decks,
        "keep_deck": of_decks.keep_deck,
        "drop_deck": of_decks.drop_deck,
        "analyse": of_coach.analyse,
        "analysis": of_coach.analysis,
        "hint": of_coach.hint,
        "ladder": of_ladder.ladder,
        "near": of_ladder.near,
        "table_ratings": of_ladder.table_ratings,
        "ratings_of": of_ladder.ratings_of,
        "change_ratings": of_ladder.change_ratings,
        "daily": of_daily.daily,
        "daily_results": of_daily.daily_results,
        "play_daily": of_daily.play_daily,
        "new_event": of_events.new_event,
        "event": of_events.event,
        "join_event": of_events.join_event,
        "leave_event": of_events.leave_event,
        "next_round": of_events.next_round,
        "push_key": of_alerts.push_key,
        "my_alerts": of_alerts.my_alerts,
        "new_alert": of_alerts.new_alert,
        "drop_alert": of_alerts.drop_alert,
    }
