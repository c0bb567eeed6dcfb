// boardgame.io's server with a game of tricks: four seats, thirteen cards each, follow suit, four rounds.
// `node server.cjs PORT [FOLDER]`: in memory, or with its file store in a folder.
const { Server, FlatFile, Origins } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const SEATS = 4;
const ROUNDS = 4;
const SUITS = "CDHS";

function deal(random) {
  const deck = [];
  for (const suit of SUITS) for (let rank = 2; rank < 15; rank++) deck.push(suit + rank);
  const cards = random.Shuffle(deck);
  return Array.from({ length: SEATS }, (_, seat) => cards.slice(seat * 13, seat * 13 + 13).sort());
}

const beats = (card, other, led) => card[0] === other[0] ? +card.slice(1) > +other.slice(1) : card[0] === "S" && other[0] !== "S" || other[0] !== led && other[0] !== "S";

function finish(G, random) {
  let best = G.table[0];
  for (const laid of G.table) if (beats(laid.card, best.card, G.table[0].card[0])) best = laid;
  G.last = { winner: best.seat, table: G.table };
  G.taken.push({ round: G.round, winner: best.seat });
  G.tricks[best.seat] += 1;
  G.table = [];
  G.next = best.seat;
  if (G.hands.some((hand) => hand.length)) return;
  G.tricks.forEach((won, seat) => { G.scores[seat] += won; });
  G.tricks = [0, 0, 0, 0];
  G.round += 1;
  if (G.round <= ROUNDS) G.hands = deal(random);
}

const tricks = {
  name: "tricks",
  setup: ({ random }) => ({
    round: 1, next: 0, hands: deal(random), table: [], last: null, taken: [], tricks: [0, 0, 0, 0], scores: [0, 0, 0, 0],
  }),
  playerView: ({ G, playerID }) => {
    const { hands, ...open } = G;
    return { ...open, hand: playerID === null ? null : hands[+playerID], cards: hands.map((hand) => hand.length) };
  },
  moves: {
    play: {
      client: false,
      move: ({ G, playerID, random }, card) => {
        const hand = G.hands[+playerID];
        if (!hand || !hand.includes(card)) return INVALID_MOVE;
        const led = G.table.length ? G.table[0].card[0] : null;
        if (led && card[0] !== led && hand.some((held) => held[0] === led)) return INVALID_MOVE;
        hand.splice(hand.indexOf(card), 1);
        G.table.push({ seat: +playerID, card });
        G.next = (+playerID + 1) % SEATS;
        if (G.table.length === SEATS) finish(G, random);
      },
    },
  },
  turn: { minMoves: 1, maxMoves: 1, order: { first: ({ G }) => G.next, next: ({ G }) => G.next } },
  endIf: ({ G }) => (G.round > ROUNDS ? { scores: G.scores } : undefined),
};

const [port, folder] = process.argv.slice(2);
const settings = { games: [tricks], origins: [Origins.LOCALHOST] };
if (folder) settings.db = new FlatFile({ dir: folder });
const log = console.log;
console.log = () => {};
console.info = () => {};
Server(settings).run({ port: +port, callback: () => log(`http://127.0.0.1:${port}`) });
