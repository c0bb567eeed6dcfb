// Made by `python -m emberhall.wire.generate` from the Python messages. Do not edit.

export const FACES = ["bread", "meat", "iron", "potion", "crystal", "plant"] as const;
export const GREETINGS = [
  "hello",
  "good-luck",
  "well-played",
  "thanks",
  "sorry",
  "nice-turn",
  "thinking",
  "no-hurry",
  "back-soon",
  "good-game",
  "again",
  "must-go",
] as const;
export type Face = (typeof FACES)[number];
export type Greeting = (typeof GREETINGS)[number];
export type Value = string | number | boolean;

/** An event of any title as one seat hears it: `Events` has those of ours, kind by kind. */
export interface Heard {
  kind: string;
  [field: string]: unknown;
}
/** What an answer of any title gives, by the rules: `Previews` has those of ours. */
export interface Preview {
  gives: string;
  facts: Record<string, unknown>;
}

/** Sign in as a guest, with only a name. */
export interface NewGuest {
  name: string;
}

/** A new name or face for the user. */
export interface ChangeMe {
  name?: string;
  face?: Face;
}

/** The code of a grown-up, who chooses it when kid mode begins. */
export interface KidCode {
  code: string;
}

/** A new table. With every seat filled and `start`, the game begins at once. */
export interface NewTable {
  title: string;
  seats: number;
  options?: Record<string, Value>;
  name?: string;
  public?: boolean;
  bots?: Record<string, string>;
  sit?: number | null;
  nonce?: string;
  start?: boolean;
  hints?: boolean;
  rated?: boolean;
  fill?: number;
  terms?: Terms;
  circle?: string;
  set?: string;
}

/** What a table agrees on besides the title's options; fields left out stay as they are. The defaults are `none`, `bot`, `ask`, `none` and `single`. `clock` is `none`, `move SECONDS`, `game SECONDS+SECONDS` (for the whole game, plus an increment per move) or `days N` (for each move). `zero` is what happens when it runs out, `away` when the table waits for somebody who is not there. `delay` is `none`, `moves N` or `seconds N`: how far spectators lag behind a running game. `series` is `single` or `three`: a best of three between two sides, with rematches as its further games. */
export interface Terms {
  clock?: string;
  zero?: "bot" | "lose" | "random";
  away?: "ask" | "bot" | "end";
  delay?: string;
  series?: "single" | "three";
}

/** Changes to a table before the start; fields left out stay as they are. */
export interface ChangeTable {
  seats?: number;
  options?: Record<string, Value>;
  public?: boolean;
  hints?: boolean;
  rated?: boolean;
  fill?: number;
  terms?: Terms;
}

/** The seat to take, or any free one; the nonce is mixed into the shuffle. */
export interface TakeSeat {
  seat?: number;
  nonce?: string;
}

/** What a seat brings, keyed by names from the title's `brought`. */
export interface Bring {
  options: Record<string, Value>;
}

/** A bot for a seat. */
export interface SeatBot {
  seat: number;
  level: string;
}

/** A rematch; the nonce is mixed into the new shuffle. */
export interface Rematch {
  nonce?: string;
}

/** The seat of the new host. */
export interface HandOver {
  seat: number;
}

/** What a learner has done so far (`acts`, from an earlier reply) and does now: words, or one of the requests below. `words` may also be `>`, to go on after reading. `skip` does the step for the learner, and `show` gives its answer. `word` or `ref` asks which rule forbids it. */
export interface LessonCall {
  acts?: string[];
  words?: string[];
  skip?: boolean;
  show?: boolean;
  word?: string;
  ref?: string;
}

/** A fork from where a learner is. */
export interface ForkLesson {
  seat?: number | null;
  bots?: Record<string, string>;
  as_it_was?: boolean;
  start?: boolean;
  public?: boolean;
  acts?: string[];
}

/** A first try: the words said, whether a hint was asked for, and the rating so far, on the scale of the model. */
export interface TryPuzzle {
  acts?: string[];
  hinted?: boolean;
  mu?: number;
  sigma?: number;
}

/** What you think of a puzzle: whether it is a good one; null takes it back. */
export interface VotePuzzle {
  good: boolean | null;
}

/** A record as text, to be reviewed here. */
export interface ImportRecord {
  text: string;
}

/** A fork from a moment of another table. */
export interface ForkTable {
  seat?: number | null;
  bots?: Record<string, string>;
  as_it_was?: boolean;
  start?: boolean;
  public?: boolean;
  moment: number;
}

/** A new study; you are its keeper. */
export interface NewStudy {
  name: string;
}

/** Changes; fields left out stay as they are. All but `name` and `hide` are for the keeper. */
export interface ChangeStudy {
  name?: string;
  hide?: boolean;
  door?: "open" | "shut";
  keeper?: string;
  renew?: boolean;
  order?: number[];
}

/** I am at a moment of a chapter. The answer waits until there is something newer than revision `since`. */
export interface StudyHere {
  since?: number;
  chapter?: number;
  moment?: number;
}

/** Keep a study on your list; with its invitation you may edit it. */
export interface JoinStudy {
  invitation?: string;
}

/** What somebody may do in a study. */
export interface ChangeRole {
  role: "editor" | "reader";
}

/** A chapter about a finished game from moment `first` to `last`, one moment of it, or a puzzle of a title. */
export interface NewChapter {
  kind: "game" | "position" | "puzzle";
  source: string;
  title?: string;
  name?: string;
  first?: number;
  last?: number;
  seat?: number;
}

/** Changes of a chapter; fields left out stay as they are. */
export interface ChangeChapter {
  name?: string;
  first?: number;
  last?: number;
  seat?: number;
  guess?: boolean;
}

/** A note at a moment; it is yours to write. */
export interface NewNote {
  moment: number;
}

/** What a note says now; without `text` you only say whether you are writing. */
export interface WriteNote {
  text?: string;
  revision?: number;
  writing?: boolean;
}

/** A mark on the board at a moment: at a thing, or from one to another. */
export interface NewMark {
  moment: number;
  kind: "arrow" | "number" | "ring" | "word";
  ink?: "bad" | "good" | "ink";
  start: string;
  target?: string;
  word?: string;
}

/** What the seat of a chapter says at a moment, by a reader's guess. */
export interface Guess {
  moment: number;
  word: string;
}

/** The code of a pass, as scanned or typed. */
export interface UsePass {
  code: string;
}

/** A login and a password for a new account. */
export interface NewAccount {
  login: string;
  password: string;
}

/** The old password and the new one. */
export interface ChangePassword {
  old: string;
  password: string;
}

/** The login and password of an account. */
export interface SignIn {
  login: string;
  password: string;
}

/** Your password, to get a new recovery code. */
export interface NewRecovery {
  password: string;
}

/** A recovery code and the new password. */
export interface Recover {
  code: string;
  password: string;
}

/** The token of the guest whose games you take over. */
export interface MergeGuest {
  token: string;
}

/** Your name, as a confirmation. */
export interface DeleteMe {
  name: string;
}

/** Whether friends see which table you are at. */
export interface ChangeFriends {
  shown: boolean;
}

/** Whose friend you would like to be: you have sat together at `table`, or they have asked first. */
export interface WishFriend {
  user: string;
  table?: string;
}

/** Somebody to `mute` or `block`. */
export interface ShunSomebody {
  user: string;
  how: "block" | "mute";
}

/** The friend to invite to a table. */
export interface InviteFriend {
  user: string;
}

/** A report about somebody, optionally about one line of theirs at a table. */
export interface NewReport {
  user: string;
  why: string;
  table?: string;
  line?: number;
}

/** A new circle; without a name it is called after its people. */
export interface NewCircle {
  name?: string;
}

/** I am at the circle's page. The answer waits until there is something newer than revision `since`, or a while. */
export interface Here {
  since?: number;
  device?: "desk" | "phone";
  going?: boolean;
}

/** Changes by the keeper; fields left out stay as they are. Handing over makes another person the keeper. */
export interface ChangeCircle {
  name?: string;
  door?: "open" | "shut";
  kids?: boolean;
  keeper?: string;
}

/** What I should like to play next; empty: nothing. */
export interface CircleVote {
  title: string;
}

/** A line of talk: exactly one of the three. */
export interface CircleSay {
  text?: string;
  phrase?: Greeting;
  face?: "gladly" | "ha" | "hm" | "moment" | "well-played" | "your-turn";
}

/** A deck as its builder wrote it; it need not be legal yet. */
export interface KeepDeck {
  title: string;
  name: string;
  cards: string;
}

/** A draft to be checked. */
export interface CheckDraft {
  draft: View;
}

/** A draft to be tried out, in place of a printed card: the nearest if it is left out. */
export interface AskBalance {
  draft: View;
  instead?: string;
}

/** A set of house cards as its designer has it. */
export interface KeepSet {
  title: string;
  name: string;
  cards?: HouseCard[];
}

/** A card of a house set: its table, and what a trial has said of it. */
export interface HouseCard {
  draft: View;
  verdict?: "fair" | "none" | "strong" | "weak";
  worth?: number;
}

/** A new table that goes on from a position, with you on `seat` (null: you only watch). What `seat` could not know then is dealt anew, unless the game is over and `as_it_was` is set. Seats without a bot stay free for people; with every seat filled and `start`, the game goes on at once. */
export interface Fork {
  seat?: number | null;
  bots?: Record<string, string>;
  as_it_was?: boolean;
  start?: boolean;
  public?: boolean;
}

/** Ask for a hint about the question of update `seq`. */
export interface AskHint {
  seq: number;
}

/** Whether you want to be on the ladder, where everybody sees your name and rating. */
export interface ChangeRatings {
  listed: boolean;
}

/** A new event. A round robin and a knock-out have as many rounds as they need, an arena lasts `minutes`. With `shared`, all tables of a round play one deal; with `fill`, a bot sits down when the number of people is odd. */
export interface NewEvent {
  name: string;
  title: string;
  seats?: number;
  options?: Record<string, Value>;
  system?: "arena" | "knockout" | "robin" | "swiss";
  rounds?: number;
  shared?: boolean;
  level?: string;
  fill?: boolean;
  minutes?: number;
  wait?: number;
  pause?: number;
  terms?: Terms;
  circle?: string;
}

/** What its host may change while an event is on. */
export interface ChangeEvent {
  wait?: number | null;
  remove?: string;
}

/** A game with anybody who wants the same clock, with the default options; `fill` is as for a new table. If a move may take days, nobody has to wait at the table and bots take no seats; it begins when it is full. */
export interface Match {
  title: string;
  seats?: number;
  clock?: string;
  fill?: number;
  nonce?: string;
}

/** A whole plan; the first line that fits is played. It replaces the one before. */
export interface NewPlan {
  seq: number;
  lines: PlanLine[];
}

/** One line of a plan: when it fits, and what is then said. It fits once `event` has happened (left out: at once), until `until` has, and answers the question `asked` (left out: any). With a question and no event it fits each time. `resign` gives the game up instead. */
export interface PlanLine {
  words?: string[];
  event?: Happening;
  asked?: string;
  until?: Happening;
  resign?: boolean;
}

/** Something that may happen, as an event of the title; `about` names the facts that have to be alike. */
export interface Happening {
  event: Record<string, string | number | boolean | (string | number)[] | null>;
  about: string[];
}

/** A line that somebody is writing: what could happen, and what could be answered then, after these words. */
export interface PlanDraft {
  words?: string[];
  event?: Happening;
  asked?: string;
}

/** A holiday from its first day to its last, both included; days are those of UTC. */
export interface NewHoliday {
  first: string;
  last: string;
}

/** An address to add. A browser's subscription has two keys; a webhook has the language of its sentence. Discord's and Slack's webhooks get the sentence in the form they take, others all facts with the sentence as `text`. */
export interface NewAlert {
  kind: "hook" | "push";
  address: string;
  p256dh?: string;
  auth?: string;
  lang?: string;
}

/** An address to remove. */
export interface DropAlert {
  address: string;
}

/** The server's status and version. */
export interface Health {
  status: string;
  version: string;
}

/** A title that can be played here. Settings listed in `brought` exist once per seat: `deck0`, `deck1`. Two seats cannot bring the same of what is in `distinct`, unless it is the default. */
export interface TitleInfo {
  name: string;
  seats: number[];
  rules: number;
  settings: SettingInfo[];
  bots: string[];
  brought: string[];
  distinct: string[];
  cards?: string;
  rulebook: boolean;
  two_sides: number[];
}

/** One setting of a title: its choices, and its default by number of seats. It has a meaning only with one of `seats`, if any are named, and where the settings of `needs` have one of these values. */
export interface SettingInfo {
  name: string;
  choices: Value[];
  defaults: Record<string, Value>;
  house: boolean;
  seats: number[];
  needs: Record<string, Value[]>;
}

/** A user and their new token, which is sent only once, here, and stored only as a hash. */
export interface Guest {
  user: string;
  name: string;
  face: Face;
  token: string;
}

/** The user a token belongs to. In kid mode there are only ready-made words and no strangers. */
export interface Me {
  user: string;
  name: string;
  face: Face;
  kid: boolean;
}

/** A card the user has unlocked, with its title, and at which table and when. */
export interface Unlock {
  title: string;
  card: string;
  table: string;
  at: string;
}

/** The lobby: public tables with a free seat, public tables being played, and the user's own. */
export interface Tables {
  open: TableInfo[];
  live: TableInfo[];
  mine: TableInfo[];
}

/** The public facts about a table; `you` is the user's own seat. */
export interface TableInfo {
  id: string;
  title: string;
  name: string;
  seats: number;
  options: Record<string, Value>;
  public: boolean;
  status: "open" | "over" | "running";
  host: string;
  chairs: Chair[];
  seq: number;
  waiting: number[];
  watching: number;
  seal: string | null;
  created: string;
  you: number | null;
  scores?: number[];
  winners?: number[];
  rematch?: string;
  frozen?: string;
  cards?: string;
  forked?: Origin;
  imported?: boolean;
  pace?: number;
  hints?: boolean;
  rated: boolean;
  daily?: string;
  event?: string;
  circle?: string;
  fill?: number;
  terms?: TermsInfo;
  series?: SeriesInfo;
  clocks?: Clocks;
  resting?: Resting[];
  motion?: Motion;
  ended?: Ended;
  stood?: number[];
  undos?: number;
}

/** Who sits on one seat. A bot standing in for a person has that person's `user`. */
export interface Chair {
  seat: number;
  kind: "bot" | "free" | "person";
  face: Face;
  here: boolean;
  user?: string;
  name?: string;
  level?: string;
  held?: "away" | "conceded" | "kicked" | "left" | "time";
  yes?: boolean;
}

/** The table and moment that a table was forked from, or the `page` of the lesson or example it comes from. */
export interface Origin {
  table: string;
  moment: number;
  page?: string;
}

/** What a table agrees on besides the title's options. */
export interface TermsInfo {
  clock: string;
  zero: "bot" | "lose" | "random";
  away: "ask" | "bot" | "end";
  delay: string;
  series: "single" | "three";
}

/** A best of three between two sides, as it stands: the seats of each side, and how many games it has won. `begins` is the seat that begins this game or, once it is over, the next, where the series settles that. `winner` is there once the series is decided: the side that has won it, or null if nobody has. */
export interface SeriesInfo {
  best: number;
  sides: number[][];
  won: number[];
  games: SeriesGame[];
  begins?: number;
  winner?: number | null;
}

/** A finished game of a series: the side that won it, unless it was drawn, and the score of each side. */
export interface SeriesGame {
  table: string;
  won: number | null;
  scores?: number[];
}

/** Milliseconds each seat has left, and the seats whose clock is running. A bot's never runs. */
export interface Clocks {
  left: number[];
  running: number[];
}

/** A seat whose person is on holiday up to this day, which is included: their clock stands still. */
export interface Resting {
  seat: number;
  until: string;
}

/** A question to the people at a table about `seat`, which is away, asks for an undo, or should be kicked. `voters` are asked, and `needed` of them must agree. For an undo, `back` is how many of the latest events that the reader has heard would go, and `words` how many words of each seat; `left` is how many milliseconds are left. */
export interface Motion {
  id: number;
  kind: "away" | "kick" | "undo";
  seat: number;
  voters: number[];
  needed: number;
  votes: Voted[];
  left?: number;
  back?: number;
  words?: number[];
}

/** A seat's answer to a motion. */
export interface Voted {
  seat: number;
  answer: "bot" | "end" | "no" | "wait" | "yes";
}

/** How a game ended other than by its rules; `seat` is the one that conceded. */
export interface Ended {
  how: "abandoned" | "conceded" | "table";
  seat?: number;
}

/** A lesson or a puzzle. `key` and `steps` are message keys; a puzzle is its own single step. */
export interface LessonInfo {
  title: string;
  name: string;
  key: string;
  puzzle: boolean;
  minutes: number;
  steps: string[];
}

/** Where the learner is after a call. `updates` are as at a table: one per word, or a full one if no word was sent. `marks` has the number of acts before each step. `way`, if present, is an act that leads on, and `refs` are the things it touches. `hint` is the part of the step's message that answers a wrong try. */
export interface LessonState {
  table: TableInfo;
  acts: string[];
  marks: number[];
  steps: string[];
  step: number;
  lit: string[];
  over: boolean;
  failed: boolean;
  reads: boolean;
  updates: Update[];
  refused?: Refused;
  hint?: string;
  reason?: Reason;
  way?: string;
  refs?: string[];
}

/** What one seat sees after word `seq`: always the whole view, and what happened since the last update. `log` replaces all earlier events: on joining, and when a seat (`undone`) took a word back. `undo` is how many of their last choices the reader may take back. */
export interface Update {
  t: "update";
  table: string;
  seq: number;
  view: View;
  events: Heard[];
  decision: Question | null;
  waiting: number[];
  log?: Heard[];
  undo?: number;
  undone?: number;
  clocks?: Clocks;
}

/** A decision for the reader's own seat; nobody else gets it. `choices` has one entry for each of `words`. `about` names the thing that raised the question, unless it is the turn itself. `combined` lists answers that can be said together with those after them, as one gesture. */
export interface Question {
  seat: number;
  ask: string;
  words: string[];
  choices: Choice[];
  about?: string;
  combined?: Combined[];
}

/** An option's verb, the things it touches, and a preview of what it would give, as a key with facts. `refs` name things as the view does, in the order a person would point at them; an option without any is a button. */
export interface Choice {
  verb: string;
  refs: string[];
  gives?: string;
  facts?: Record<string, string | number | boolean | (string | number)[] | Record<string, string | number | boolean | null> | null>;
  final?: boolean;
  then?: string[];
}

/** Several words that may be said together; `choice` has the things that one gesture points at. */
export interface Combined {
  words: string[];
  choice: Choice;
}

/** A frame about a table was refused; nothing changed. `rule` names the game rule behind it. */
export interface Refused {
  t: "refused";
  table: string;
  seq: number;
  error: string;
  message: string;
  args: Record<string, Value>;
  rule?: string;
}

/** The rule that forbids a word now; null when the word is legal. If asked by `ref`, which is repeated, `word` is what picking the thing would say; it is empty if no question is about such a thing now. */
export interface Reason {
  t: "why";
  table: string;
  word: string;
  rule: string | null;
  args: Record<string, Value>;
  ref?: string;
}

/** The puzzles of a title: how many there are, and today's, the same for everybody. */
export interface PuzzleShelf {
  title: string;
  count: number;
  today: PuzzleInfo;
}

/** A puzzle: its rating, half of the 95% interval, and its themes, which are not told before it is tried. */
export interface PuzzleInfo {
  id: string;
  rating: number;
  margin: number;
  themes: string[];
}

/** What became of a try: the solution and what it is worth, of a hundred, and the rating after it. `exact` says that every way to go on was followed to the end. */
export interface PuzzleResult {
  solved: boolean;
  answers: string[];
  best: number;
  second: number;
  error: number;
  exact: boolean;
  puzzle: PuzzleInfo;
  mu: number;
  sigma: number;
  rating: number;
  margin: number;
  change: number;
}

/** Your vote is kept; it `counts` for others if you have an account. */
export interface PuzzleVote {
  counts: boolean;
}

/** What the explorer knows of a title; `rules` are those with games, today's first. */
export interface ExplorerShelf {
  title: string;
  rules: number[];
  seats: number[];
  sheets: SheetInfo[];
  bots: CountedGames | null;
}

/** A sheet of a title: how it is shown, the columns of a list, and which of them are mean amounts. */
export interface SheetInfo {
  name: string;
  view: "cards" | "decks" | "openings" | "shops";
  kind: "aside" | "grid" | "hexes" | "list" | "matrix";
  parts: string[];
  amounts: string[];
  names: "cards" | "words";
  even: boolean;
  shows: "rate" | "share";
}

/** The games of bots whose counters come with a title. */
export interface CountedGames {
  games: number;
  levels: string[];
}

/** The figures of a sheet: the games they come from, and how all seats that were looked at did together. With less than `least` games no rate is said. */
export interface ExplorerSheet {
  title: string;
  sheet: string;
  rules: number;
  games: number;
  least: number;
  overall: FigureInfo;
  rows: ExplorerRow[];
}

/** How often something was there, and its mean amount. Shares are per cent, with a 95% interval. Without `rate` there are too few games to say. `sure` is 1 or -1 if the whole interval is above or below 50, an even share. */
export interface FigureInfo {
  part: string;
  games: number;
  sure: -1 | 0 | 1;
  amount: number;
  rate?: number;
  low?: number;
  high?: number;
}

/** An item of a sheet and its figures, by part. */
export interface ExplorerRow {
  item: string;
  figures: FigureInfo[];
}

/** Finished games, newest first: those you played or imported, and public ones of others. */
export interface Games {
  mine: TableInfo[];
  public: TableInfo[];
}

/** A game as one seat (null: a spectator) may review it: everything it heard, moment by moment. Moment 0 is the deal, moment n the table after n words. `movers` has the seat of each word; `heard` begins with moment `first`, before which this seat may not look back (0 once the game is over). */
export interface Review {
  table: TableInfo;
  seat: number | null;
  moments: number;
  first: number;
  movers: number[];
  heard: Heard[][];
  ages?: number[];
}

/** Consecutive moments, as updates: `seq` is the number of the moment, `decision` what the seat was asked then. */
export interface Moments {
  table: string;
  seat: number | null;
  first: number;
  updates: Update[];
}

/** Your studies, the one used last first. */
export interface Studies {
  studies: StudySummary[];
}

/** A study on the list of one's own. */
export interface StudySummary {
  id: string;
  name: string;
  keeper: string;
  by: string;
  used: string;
}

/** A study: its people, and its chapters in order. Notes and moments are asked for chapter by chapter. */
export interface StudyInfo {
  id: string;
  name: string;
  keeper: string;
  created: string;
  door: "open" | "shut";
  hide: boolean;
  revision: number;
  you: "editor" | "reader" | null;
  people: StudyPlace[];
  chapters: ChapterInfo[];
  invitation?: string;
}

/** Somebody who edits a study or keeps it on their list, and where they are in it now, if they are here. */
export interface StudyPlace {
  user: string;
  name: string;
  face: Face;
  role: "editor" | "reader";
  here: boolean;
  chapter: number;
  moment: number;
}

/** A chapter on the list. How long it is, is not told: what comes may be hidden. */
export interface ChapterInfo {
  n: number;
  name: string;
  kind: "game" | "position" | "puzzle";
  title: string;
  source: string;
  seat: number;
  guess: boolean;
  first: number;
  notes: number;
}

/** The request succeeded. */
export interface Done {
  done: boolean;
}

/** The number of what was added, and the study's revision since. */
export interface NewId {
  n: number;
  revision: number;
}

/** Moments of a chapter's game, from `first` to `last`, and whether there are `more`: which is all that is told. `heard` has what the seat heard at each of them; that of the chapter's first moment begins with the deal. `movers` has the seat of each word that led to them. `updates` are the last 32 of these moments. */
export interface ChapterGame {
  table: TableInfo;
  seat: number | null;
  first: number;
  last: number;
  more: boolean;
  movers: number[];
  heard: Heard[][];
  updates: Update[];
}

/** The notes and marks of a chapter as far as a moment, and how many notes come later. */
export interface ChapterWords {
  notes: NoteInfo[];
  marks: MarkInfo[];
  later: number;
}

/** A note; `writer` is the name of whoever else is writing it now. */
export interface NoteInfo {
  n: number;
  moment: number;
  user: string;
  name: string;
  face: Face;
  text: string;
  revision: number;
  writer?: string;
}

/** A mark on the board. */
export interface MarkInfo {
  n: number;
  moment: number;
  user: string;
  kind: "arrow" | "number" | "ring" | "word";
  ink: "bad" | "good" | "ink";
  start: string;
  target: string;
  word: string;
}

/** What was played where somebody has guessed: 2 points for the same, 1 for as good, 0 else. */
export interface GuessResult {
  word: string;
  points: number;
  before: number | null;
  alternatives: Alternative[];
  why: CoachReason[];
  others: Record<string, number>;
}

/** A possible answer and the chance it gave, with the standard `error`. */
export interface Alternative {
  word: string;
  chance: number;
  error: number;
  choice: Choice;
}

/** Why the best answer is better than the one with the word `than`: the sentence `coach-why-<key>` and its numbers. `unit` is what is gained, in the title's words (`<title>-more-of`); `events` are of its story. */
export interface CoachReason {
  key: string;
  than: string;
  args: Record<string, number>;
  unit?: string;
  events: Heard[];
}

/** Somebody's profile: your own in full, for others only what happened at public tables. */
export interface Profile {
  user: string;
  name: string;
  face: Face;
  since: string;
  games: number;
  titles: TitleResults[];
  unlocks: Unlock[];
  you: boolean;
  friend: boolean;
  shunned?: "block" | "mute";
}

/** Somebody's results at a title. `low` and `high` bound the share of wins, in percent (a 95% interval). `last` and `scores` are of the last games, oldest first. `winners` is the average score of the winners. */
export interface TitleResults {
  title: string;
  played: number;
  won: number;
  shared: number;
  lost: number;
  low: number;
  high: number;
  first_played: number;
  first_won: number;
  last: ("lost" | "shared" | "won")[];
  periods: Period[];
  scores: number[];
  average: number;
  winners: number;
}

/** The results of a period; `since` is its first day. */
export interface Period {
  since: string;
  won: number;
  shared: number;
  lost: number;
}

/** Finished games, newest first; `more` is true if there are older ones. */
export interface Played {
  games: TableInfo[];
  more: boolean;
}

/** A code, shown only once, and when it expires. */
export interface Pass {
  code: string;
  until: string;
}

/** Your account, if you have one, and whether friends see where you are. */
export interface AccountInfo {
  login: string | null;
  shown: boolean;
}

/** Your new account. The recovery code, shown only once, lets you replace a forgotten password. */
export interface MadeAccount {
  login: string;
  shown: boolean;
  recovery: string;
}

/** You, with a token for this device and the next recovery code, after a new password; both are shown only once. */
export interface Renewed {
  user: string;
  name: string;
  face: Face;
  token: string;
  recovery: string;
}

/** A recovery code, shown only once. */
export interface Recovery {
  recovery: string;
}

/** You, with a token for this device, your login, and the next recovery code. */
export interface Recovered {
  guest: Guest;
  login: string;
  recovery: string;
}

/** How many tables were moved, and how many stay with the guest because you sit there too. */
export interface Merged {
  moved: number;
  left: number;
}

/** Your friends, those who would like to be, the people you have blocked or muted, and your invitations. */
export interface Friends {
  friends: Friend[];
  shunned: Shunned[];
  invitations: Invitation[];
  wishes: Wisher[];
  shown: boolean;
}

/** A friend; if they are at a table and let friends see it, its title, and its id if it is public. */
export interface Friend {
  user: string;
  name: string;
  face: Face;
  here: boolean;
  title?: string;
  table?: string;
}

/** Somebody you have blocked or muted. */
export interface Shunned {
  user: string;
  name: string;
  face: Face;
  how: "block" | "mute";
}

/** A friend's invitation to a table. */
export interface Invitation {
  table: string;
  title: string;
  user: string;
  name: string;
  at: string;
}

/** Somebody who would like to be your friend. */
export interface Wisher {
  user: string;
  name: string;
  face: Face;
}

/** Whether you are friends now; else the other is asked. */
export interface Wished {
  friends: boolean;
}

/** The id of a report. */
export interface Reported {
  id: string;
}

/** Your circles, the one used last first. */
export interface Circles {
  circles: CircleSummary[];
}

/** A circle on the list of one's own. */
export interface CircleSummary {
  id: string;
  name: string;
  keeper: string;
  people: CirclePlace[];
  games: number;
  last: CircleTold | null;
}

/** Somebody in a circle. `seen` is when they were last here, empty if they never were. */
export interface CirclePlace {
  user: string;
  name: string;
  face: Face;
  state: "away" | "here" | "phone";
  seen: string;
  vote: string;
  friend: boolean;
}

/** A line of the talk. One without text was taken back, or its author is gone. */
export interface CircleTold {
  n: number;
  kind: "event" | "face" | "phrase" | "text";
  at: string;
  text?: string;
  user?: string;
  name: string;
  face?: Face;
  title: string;
  table: string;
}

/** A circle. Whoever does not belong to it sees its name and people, if they may join. */
export interface CircleInfo {
  id: string;
  name: string;
  keeper: string;
  created: string;
  door: "open" | "shut";
  kids: boolean;
  revision: number;
  you: boolean;
  games: number;
  evenings: number;
  people: CirclePlace[];
  barred: CirclePlace[];
  lines: CircleTold[];
  shelf: TableInfo[];
  deals: CircleDeal[];
  scores: CircleCount[];
  quiet: boolean;
}

/** A circle's own deal of a day: its terms, your one try at it, if any, and the results of its people, best first. The tables of the others are null until the day is over. */
export interface CircleDeal {
  title: string;
  day: string;
  until: string;
  seats: number;
  options: Record<string, Value>;
  level: string;
  table: string | null;
  rows: DailyRow[];
}

/** A result: `points` is the score of a solo game, or the lead over the best opponent. `table` is null if secret. Somebody who conceded, or left the game to a bot, has neither rank nor points. */
export interface DailyRow {
  rank: number | null;
  user: string;
  name: string;
  face: Face;
  you: boolean;
  friend: boolean;
  points: number | null;
  won: boolean;
  seconds: number;
  table: string | null;
}

/** How often somebody has played and won a title on an evening; evening 0 is the sum of all. */
export interface CircleCount {
  evening: number;
  user: string;
  title: string;
  won: number;
  played: number;
  at: string;
}

/** One of your decks, and when it was last saved. */
export interface Deck {
  id: string;
  title: string;
  name: string;
  cards: string;
  at: string;
}

/** How often you played with the same thing brought to a table, such as a deck, and how often you won. */
export interface Outing {
  value: string;
  games: number;
  won: number;
}

/** The card language of a title: its kinds, and the shapes that others name. */
export interface ForgeLanguage {
  kinds: ForgeKind[];
  shapes: View;
  key: string;
  tag: string;
  unit: "reputation" | "wins";
}

/** A kind of card that can be designed: a new one, and the lines of its sentences. */
export interface ForgeKind {
  key: string;
  label: View;
  draft: View;
  lines: Heard[];
}

/** A draft that was checked. `card` is as in the catalogue; it is there only if nothing is wrong. */
export interface ForgeFinding {
  faults: ForgeFault[];
  doubts: ForgeFault[];
  texts: Record<string, string>;
  near: string[];
  toml: string;
  card?: View;
}

/** Something wrong with a draft: its line, from 1, field and code, a sentence, the kit's own, and ways out. */
export interface ForgeFault {
  line: number;
  field: string;
  code: string;
  sentence: View;
  plain: string;
  mends: ForgeMend[];
}

/** A way out of a mistake: what it is called, and the draft after it. */
export interface ForgeMend {
  label: View;
  draft: View;
}

/** Your trial: whether it waits, runs, or is over, and what is known so far; `names` are the bouts. */
export interface Balance {
  stage: "none" | "over" | "running" | "waiting";
  seconds: number;
  instead: string;
  measure?: ForgeMeasure;
  names: Record<string, View>;
  problem: string;
  estimate?: ForgeEstimate;
}

/** What is counted: the message about it, what is fair, and what is drawn of the scale. */
export interface ForgeMeasure {
  about: string;
  bouts: string;
  fair: number[];
  axis: number[];
}

/** What is known after some games. `sure` is how sure the verdict is, from 0 to 1. */
export interface ForgeEstimate {
  games: number;
  mean: number;
  half: number;
  verdict: "fair" | "none" | "strong" | "weak";
  decided: boolean;
  sure: number;
  bouts: ForgeFigure[];
  begins: ForgeFigure[];
  turns: number[];
}

/** A mean, and half of its interval. */
export interface ForgeFigure {
  key: string;
  games: number;
  mean: number;
  half: number;
}

/** A house set: its cards as they are and as in the catalogue, the file, its mark, and its link for others. */
export interface HouseSetInfo {
  id: string;
  link: string;
  title: string;
  name: string;
  at: string;
  by: string;
  cards: HouseCard[];
  entries: Heard[];
  toml: string;
  mark: string;
  options: Record<string, Value>;
}

/** The rules of a title in one language. */
export interface Rulebook {
  title: string;
  lang: string;
  sections: RuleSection[];
  examples: RuleExample[];
}

/** A section, with the rulings, refusals, asks and card families that link to it. */
export interface RuleSection {
  anchor: string;
  heading: string;
  blocks: RuleBlock[];
  rulings: RuleRuling[];
  refusals: string[];
  asks: string[];
  cards: string[];
  statements: number;
}

/** A paragraph, a list, a table (its first row has the headings), or an example: its name, then what it shows. */
export interface RuleBlock {
  kind: "example" | "list" | "table" | "text";
  lines: string[][];
}

/** A ruling of a section, and the tests that check it. */
export interface RuleRuling {
  id: string;
  text: string;
  tests: string[];
}

/** A position for the page to draw: the view of a real game, and which parts of it to show. */
export interface RuleExample {
  name: string;
  show: string[];
  words: string[];
  view: View;
  seats: number;
  seat: number | null;
  live: boolean;
}

/** The statements of a title's printed rulebooks in one language. */
export interface RuleStatements {
  title: string;
  lang: string;
  statements: RuleStatement[];
}

/** What a printed rulebook states, in our own words, and the section of the rules that covers it. */
export interface RuleStatement {
  number: number;
  place: string;
  text: string;
  table: string;
  book: string;
}

/** How far an analysis is: `done` out of `of` words. Ask again until the stage is `done`. */
export interface AnalysisState {
  stage: "done" | "running" | "waiting";
  done: number;
  of: number;
  analysis?: Analysis;
}

/** A finished game, analysed by what each seat knew when it decided, and with hindsight. */
export interface Analysis {
  title: string;
  seats: number;
  length: number;
  budget: number;
  knew: CoachSide;
  hindsight: CoachSide;
}

/** One side of an analysis: an account for every seat, and the decisions they name. */
export interface CoachSide {
  accounts: SeatAccount[];
  decisions: KeyDecision[];
}

/** One seat's course: `final - start = luck + own + sum(others)`. `others` has a number per seat, 0 for its own. `mistakes` and `strokes` are the moments of its worst and best decisions, clearest first. */
export interface SeatAccount {
  seat: number;
  start: number;
  final: number;
  luck: number;
  own: number;
  others: number[];
  points: CurvePoint[];
  mistakes: number[];
  strokes: number[];
}

/** A seat's chance after `at` words, and how luck and decisions have changed it since the first point. */
export interface CurvePoint {
  at: number;
  chance: number;
  luck: number;
  own: number;
  others: number;
}

/** A decision that mattered: the answers compared, best first, and what its seat saw then. */
export interface KeyDecision {
  at: number;
  seat: number;
  word: string;
  ask: string;
  about: string;
  before: number;
  taken: number;
  loss: number;
  error: number;
  alternatives: Alternative[];
  why: CoachReason[];
  view: View;
}

/** A strong bot's answer to your question, why, the answers compared, and how many hints you have had here. */
export interface Hint {
  seq: number;
  word: string;
  why: CoachReason[];
  alternatives: Alternative[];
  used: number;
}

/** A page of a title's ladder, best first and provisional ratings last, and your own place. That of a season has how everybody stood after their last game of it; `seasons` are those that can be asked for, the latest first. */
export interface Ladder {
  title: string;
  page: number;
  pages: number;
  total: number;
  rungs: Rung[];
  you: Rung | null;
  listed: boolean;
  seasons: SeasonInfo[];
  season?: SeasonInfo;
}

/** A player on the ladder; `rank` is null while the rating is provisional or from too few opponents. */
export interface Rung {
  kind: "bot" | "person";
  rating: RatingInfo;
  games: number;
  won: number;
  you: boolean;
  rank: number | null;
  user?: string;
  name?: string;
  face?: Face;
  level?: string;
}

/** A rating as shown: everybody begins at 1500, and `rating ± margin` is a 95% interval. */
export interface RatingInfo {
  rating: number;
  margin: number;
  provisional: boolean;
}

/** A season: a quarter of a year, in UTC, with its first and last day. `year` and `quarter` are its name. */
export interface SeasonInfo {
  id: string;
  year: number;
  quarter: number;
  first: string;
  last: string;
  over: boolean;
}

/** The ids of public tables at your level, and within how many points of your rating that is. */
export interface Near {
  tables: string[];
  within: number;
}

/** What a game did to the rating of the player on a seat; `weight` percent of it counted. */
export interface RatedSeat {
  seat: number;
  kind: "bot" | "person";
  place: number;
  before: RatingInfo;
  after: RatingInfo;
  weight: number;
}

/** A person's rating at every title they have rated games in, and whether they are on the ladder. */
export interface Ratings {
  listed: boolean;
  titles: TitleRating[];
}

/** A person's rating at a title, and its history. */
export interface TitleRating {
  title: string;
  rating: RatingInfo;
  games: number;
  won: number;
  rank: number | null;
  history: RatingPoint[];
}

/** The rating after one game, for a chart. */
export interface RatingPoint {
  table: string;
  at: string;
  rating: number;
  margin: number;
}

/** Today's deals, when they end, and for how many days in a row you have finished one. `week` says on which of the last seven days, today last, you did. */
export interface Daily {
  day: string;
  until: string;
  streak: number;
  week: boolean[];
  deals: DailyOffer[];
}

/** Today's deal of a title: its terms, how many people have played it, and your own try and its result, if any. */
export interface DailyOffer {
  title: string;
  seats: number;
  options: Record<string, Value>;
  level: string;
  played: number;
  table: string | null;
  you: DailyRow | null;
}

/** The results of a day: how often which points were reached, and rows for you, your friends, then the best. */
export interface DailyResults {
  title: string;
  day: string;
  played: number;
  spread: DailyCount[];
  rows: DailyRow[];
}

/** How many people have reached a number of points. */
export interface DailyCount {
  points: number;
  count: number;
}

/** An event: its participants and standings, and every round. */
export interface EventInfo {
  id: string;
  name: string;
  title: string;
  seats: number;
  options: Record<string, Value>;
  system: "arena" | "knockout" | "robin" | "swiss";
  rounds: number;
  shared: boolean;
  status: "open" | "over" | "running";
  host: string;
  you: boolean;
  settled: boolean;
  fill: boolean;
  level: string;
  terms: TermsInfo;
  pause: number | null;
  minutes: number;
  next: string | null;
  ends: string | null;
  now: string;
  places: EventPlace[];
  boards: EventBoard[][];
}

/** Somebody's standing: points, Buchholz (what all opponents have), Sonneborn-Berger (what those beaten have). */
export interface EventPlace {
  rank: number;
  user: string;
  name: string;
  face: Face;
  you: boolean;
  left: boolean;
  bot: boolean;
  waiting: boolean;
  points: number;
  buchholz: number;
  sonneborn: number;
  won: number;
  played: number;
}

/** Two people paired in a round; a bye if `two` is null. `points` are for the first, `scores` for both. */
export interface EventBoard {
  one: string;
  two: string | null;
  names: string[];
  table: string | null;
  points: number | null;
  scores: number[] | null;
  draws: number;
  lot: boolean;
  yours: boolean;
}

/** Your latest events, those of the last days, the latest first. */
export interface OwnEvents {
  events: OwnEvent[];
}

/** An event you take part in, or host. */
export interface OwnEvent {
  id: string;
  name: string;
  title: string;
  system: "arena" | "knockout" | "robin" | "swiss";
  status: "open" | "over" | "running";
  host: boolean;
  you: boolean;
  people: number;
  round: number;
  rounds: number;
  settled: boolean;
  waiting: boolean;
  table: string | null;
  opponent: string | null;
  next: string | null;
  ends: string | null;
  now: string;
}

/** One's own plan at a table: nobody else ever gets it. `may`: whether one can plan here now; `why` not. */
export interface PlanInfo {
  lines: PlannedLine[];
  played: PlayedLine | null;
  may: boolean;
  why?: "asked" | "clock" | "over";
  stale: boolean;
}

/** A line of one's plan, its words in full, and whether they could be said now. */
export interface PlannedLine {
  line: PlanLine;
  words: PlannedWord[];
  possible: "maybe" | "no" | "unknown" | "yes";
}

/** A planned word, with the question it answers and what its seat would be told about it. */
export interface PlannedWord {
  ask: string;
  word: string;
  choice: Choice;
}

/** What was said by a plan, and when: the line's number, from 0, and its words; none: the game was given up. */
export interface PlayedLine {
  line: number;
  words: string[];
  at: string;
}

/** What the reader may know of the futures of a game: what could happen first, and what could be asked then. Of several questions, `asks` has the most likely first; `question` is the one after the words so far, if there is one. All is imagined from what the reader sees, never from the true cards. */
export interface Foreseen {
  happenings: Happening[];
  asks: Question[];
  words: PlannedWord[];
  question: Question | null;
  possible: "maybe" | "no" | "unknown" | "yes";
  resigns: boolean;
}

/** Your holidays that are not over, and how many of the `days` of this year and the next are left. */
export interface Holidays {
  today: string;
  days: number;
  years: YearLeft[];
  holidays: HolidayInfo[];
}

/** How many days of holiday are left in a year. */
export interface YearLeft {
  year: number;
  left: number;
}

/** A holiday: it waits for its first day, is on, or is over. */
export interface HolidayInfo {
  first: string;
  last: string;
  stage: "on" | "over" | "waits";
}

/** The key browsers need to subscribe to this server's push messages. */
export interface PushKey {
  key: string;
}

/** An address that gets alerts: a browser's push service, or a webhook. */
export interface AlertInfo {
  kind: "hook" | "push";
  address: string;
}

/** The path of your calendar on this server; it is a secret. None: you have no calendar. */
export interface Feed {
  path: string | null;
}

/** Why a request was refused: a stable key, an English sentence, and the values in it. */
export interface ErrorBody {
  error: string;
  message: string;
  args: Record<string, Value>;
}

/** The first frame. Without a token, the connection is an anonymous spectator. */
export interface Hello {
  t: "hello";
  token?: string | null;
}

/** Watch a table, from your own seat if you have one. */
export interface Join {
  t: "join";
  table: string;
}

/** Stop watching. Your seat stays yours. */
export interface Leave {
  t: "leave";
  table: string;
}

/** Answer the decision of update `seq`. Several words answer several decisions in a row: all or none. */
export interface Play {
  t: "play";
  table: string;
  seq: number;
  words: string[];
}

/** Take back your last choice, if update `seq` allows it. */
export interface Undo {
  t: "undo";
  table: string;
  seq: number;
}

/** Resign, at any time. If the title's rules have no resigning, the seat concedes with the table's word. */
export interface Resign {
  t: "resign";
  table: string;
}

/** Ask the others to let you take back your last choice, where `undo` is not allowed. */
export interface AskUndo {
  t: "ask-undo";
  table: string;
  seq: number;
}

/** Ask the others to let a bot play for a person from now on. */
export interface Kick {
  t: "kick";
  table: string;
  seat: number;
}

/** Answer a motion: `wait`, `bot` or `end` if somebody is away, otherwise `yes` or `no`. */
export interface Vote {
  t: "vote";
  table: string;
  motion: number;
  answer: "bot" | "end" | "no" | "wait" | "yes";
}

/** Ask which rule forbids a word now, or picking the thing named by `ref`. Give exactly one of the two. */
export interface Why {
  t: "why";
  table: string;
  word?: string;
  ref?: string;
}

/** Talk: free text, or one of the fixed greetings. */
export interface Say {
  t: "say";
  table: string;
  text?: string;
  greeting?: Greeting;
}

/** Lead a shared review of a finished game to a moment, as a seat or `watch` sees it; null: stop leading. */
export interface Lead {
  t: "lead";
  table: string;
  at: number | null;
  eyes?: string;
  all?: boolean;
}

/** Check that the connection is alive. */
export interface Ping {
  t: "ping";
}

/** The answer to `hello`. */
export interface Welcome {
  t: "welcome";
  user: string | null;
  name: string | null;
  version: string;
}

/** The table's chairs and status, on joining and whenever they change. */
export interface Lobby {
  t: "lobby";
  table: TableInfo;
}

/** A line of talk. `n` counts the lines of a table; anybody who joins gets the last ones again. One without text, greeting or event was removed. An `aside` goes only to the spectators of a running game. */
export interface Said {
  t: "said";
  table: string;
  n: number;
  seat: number | null;
  name: string;
  at: string;
  text?: string;
  greeting?: Greeting;
  user?: string;
  aside?: boolean;
  event?: "abandoned" | "away" | "away-bot" | "away-lost" | "back" | "conceded" | "ended" | "host" | "kick-asked" | "kick-refused" | "kicked" | "left" | "time-bot" | "time-lost" | "time-random" | "undo-asked" | "undo-granted" | "undo-refused";
}

/** Somebody leads a shared review of a finished game to this moment; null: they have stopped. */
export interface Led {
  t: "led";
  table: string;
  user: string;
  name: string;
  at: number | null;
  eyes: string;
  all: boolean;
}

/** A frame could not be understood or served. The connection stays open. */
export interface ErrorFrame {
  t: "error";
  error: string;
  message: string;
}

/** The answer to `ping`. */
export interface Pong {
  t: "pong";
}

/** Everything one seat sees. */
export interface DragonduelView {
  active: number;
  aim: DragonduelAimView | null;
  battle: DragonduelBattleView | null;
  chain: DragonduelItemView[];
  first: number | null;
  hand: string[] | null;
  lists: (string[] | null)[];
  looking: string[];
  newcomer: string | null;
  out: number[];
  phase: string;
  players: DragonduelPlayerView[];
  resolving: DragonduelItemView[];
  scores: number[] | null;
  seat: number | null;
  seats: number;
  title: string;
  tower_size: number;
  turn: number;
  waiting: DragonduelTriggerView[];
  window: DragonduelWindowView | null;
  winners: number[] | null;
}

/** What will happen to the target that is being chosen. */
export interface DragonduelAimView {
  flag: string;
  n: number;
  op: string;
  until: string;
}

/** The current battle; `strength` is what a Barrier must reach. `comes` is how far the attack has got: it will `strike` unless blocked, goes `through`, is a `fight` with a blocker or was `stopped` by one that is gone, has `hit` the Tower, or is `gone` with its attacker. `grave`: the Tower it goes for is empty, so that it defeats the player unless it is stopped. */
export interface DragonduelBattleView {
  attacker: string;
  blocker: string | null;
  comes: string;
  defender: number;
  grave: boolean;
  revealed: string | null;
  siege: boolean;
  strength: number;
}

/** A card or ability on the chain, or resolving; options call it by `id` (c5), `line` is its line on the card. */
export interface DragonduelItemView {
  ability: number;
  came_from: string;
  card: string;
  id: string;
  kind: string;
  line: number;
  mode: number;
  monster: string | null;
  seat: number;
  targets: string[];
  x: number;
}

/** What everybody sees of one player. */
export interface DragonduelPlayerView {
  alive: boolean;
  deck: number;
  deck_name: string;
  discard: string[];
  discount: number;
  hand: number;
  known: string[];
  monsters: DragonduelMonsterView[];
  mulligans: number;
  removed: string[];
  rolls: number[];
  seat: number;
  spark_deck: number;
  spark_exhausted: number;
  spark_ready: number;
  tower: number;
  ward: number;
}

/** A monster in play; `changes` lists what raises or lowers its printed Strength. */
export interface DragonduelMonsterView {
  came_from: string;
  card: string;
  changes: Record<string, number>;
  flags: string[];
  fresh: boolean;
  id: string;
  may_attack: boolean;
  printed: number;
  ready: boolean;
  strength: number;
}

/** A natural ability waiting to resolve; `trigger n` picks the n-th, and `line` is its line on the card. */
export interface DragonduelTriggerView {
  about: string | null;
  card: string;
  event: string;
  line: number;
  monster: string;
  n: number;
  seat: number;
}

/** The response window that is open; `duel` names actor and responder once somebody has responded. */
export interface DragonduelWindowView {
  actor: number;
  duel: number[];
  kind: string;
  passes: number;
}

/** The turn ends; how many monsters could still attack. */
export type DragonduelPreviewEnding = {
  attackers: number;
};

/** A card, of the monster if there is one; a mode or a free play of it has its line. */
export type DragonduelPreviewNaming = {
  card: string;
  line?: number;
  mode?: number;
  monster?: string;
};

/** A player who is named or targeted. */
export type DragonduelPreviewSeat = {
  to: number;
};

/** The cost after discounts, the Spark cards it takes and leaves ready, and whether a card of the hand goes too. */
export type DragonduelPreviewPrice = {
  card: string;
  cards: number;
  cost: number;
  hand: boolean;
  left: number;
  line?: number;
  mode?: number;
  x?: number;
};

/** An ability or a mode of it; of one that waits also what triggered it. */
export type DragonduelPreviewAbilityUse = {
  ability: number;
  about?: string | null;
  card: string;
  event?: string;
  line: number;
  mode?: number;
  monster: string;
  origin?: string;
  part?: number;
};

/** What an attack meets: how many could block, the result of the strongest block, how high a Barrier can reach. `raised` names the blockers that would be stronger or weaker than they look, `raised_to` gives their Strength then. */
export type DragonduelPreviewAttack = {
  barrier: number;
  best: number;
  blockers: number;
  card: string;
  falls: "attacker" | "blocker" | "none";
  monster: string;
  raised: string[];
  raised_to: number[];
  strength: number;
  strongest: string | null;
  to: number;
  tower: number;
};

/** The Strength of both when they strike, and whose monster falls. */
export type DragonduelPreviewBlock = {
  card: string;
  falls: "none" | "own" | "theirs";
  monster: string;
  own: number;
  raised: string[];
  raised_to: number[];
  theirs: number;
};

/** The Strength of a target before and after. */
export type DragonduelPreviewStrength = {
  after: number;
  before: number;
  card: string;
  monster: string;
};

/** What this many Critical Spark cards come to: against the blocker, or against the highest possible Barrier. `meets`, if nobody blocks: the highest Barrier `holds`, it `breaks`, or it breaks and wins, as the Tower is empty. */
export type DragonduelPreviewCritical = {
  against: number;
  falls: "none" | "own" | "stopped" | "theirs" | "through";
  meets?: "breaks" | "holds" | "wins";
  n: number;
  strength: number;
};

/** Whether a Barrier of this many cards holds: `no`: a Tower card is revealed, `last`: it is defeat. */
export type DragonduelPreviewBarrier = {
  barrier: number;
  holds: "last" | "no" | "yes";
  n: number;
  strength: number;
};

/** What a response could be good for now: `nothing` if it can wait. An `attack` on this player or by it; an `item` of the chain, to counter it or save what it is about; the `end` of the last turn before the own one. */
export type DragonduelPreviewPass = {
  why: "attack" | "end" | "item" | "nothing";
};

/** A seat rolls a die; `again` if it shared the highest roll before. */
export type DragonduelEventRolled = {
  again: boolean;
  kind: "rolled";
  n: number;
  seat: number;
};

/** A seat has rolled highest: it names the first player, or begins if `begins`. */
export type DragonduelEventHighestRolled = {
  begins: boolean;
  kind: "highest";
  seat: number;
};

/** A seat is named the first player, by another or by itself. */
export type DragonduelEventFirstNamed = {
  by: number;
  kind: "first";
  own_choice: boolean;
  seat: number;
};

/** A seat keeps its hand, or shuffles its `back` cards into the deck to draw anew. */
export type DragonduelEventHandKept = {
  again: boolean;
  back: number;
  kind: "mulligan";
  seat: number;
};

/** The Towers of all seats in play are set, `n` cards each; `seats` have one. */
export type DragonduelEventTowersBuilt = {
  kind: "towers";
  n: number;
  seats: number[];
};

/** A turn begins; its player has readied this many Spark cards. */
export type DragonduelEventTurnBegan = {
  kind: "turn";
  readied: number;
  seat: number;
  turn: number;
};

/** A seat draws; only it hears which cards. */
export type DragonduelEventDrew = {
  cards?: string[];
  cause: string | null;
  kind: "drew";
  n: number;
  seat: number;
  why: "effect" | "setup" | "turn";
};

/** A card is announced and lies on the chain. `x` is null if its cost has none, `text` if it has one mode only. */
export type DragonduelEventAnnounced = {
  answer: boolean;
  card: string;
  from_hand: boolean;
  item: number;
  kind: "announced";
  origin: "discard" | "hand" | "token" | "tower";
  seat: number;
  text: string | null;
  x: number | null;
};

/** An activated ability is announced and lies on the chain. */
export type DragonduelEventUsed = {
  answer: boolean;
  card: string;
  item: number;
  kind: "used";
  monster: number;
  seat: number;
  text: string;
};

/** All is chosen and paid for what was announced last: its targets, as refs, cards and seats. */
export type DragonduelEventAimed = {
  cards: string[];
  item: number;
  kind: "aimed";
  n: number;
  players: number[];
  seat: number;
  targets: string[];
};

/** A natural ability resolves; `event` triggered it, and `line` is its line on the card. */
export type DragonduelEventTriggered = {
  card: string;
  cause: string | null;
  event: string;
  kind: "triggered";
  line: number;
  monster: number;
  seat: number;
  text: string;
};

/** A seat does not respond. */
export type DragonduelEventPassed = {
  kind: "passed";
  seat: number;
};

/** Somebody responded: only these two go on until it resolves. */
export type DragonduelEventDuelBegan = {
  kind: "duel";
  seats: number[];
};

/** The last thing on the chain resolves. */
export type DragonduelEventResolved = {
  card: string;
  item: number;
  kind: "resolves";
  seat: number;
};

/** Something leaves the chain without effect. */
export type DragonduelEventCountered = {
  card: string;
  cause: string | null;
  item: number;
  kind: "countered";
  seat: number;
};

/** A monster attacks a player. */
export type DragonduelEventAttacked = {
  card: string;
  defender: number;
  kind: "attack";
  monster: number;
  seat: number;
};

/** A monster blocks. */
export type DragonduelEventBlocked = {
  attacker: number;
  attacker_card: string;
  attacker_seat: number;
  card: string;
  cause: string | null;
  kind: "blocked";
  monster: number;
  seat: number;
};

/** The defending player names no blocker. */
export type DragonduelEventUnblocked = {
  cause: string | null;
  kind: "unblocked";
  seat: number;
};

/** An unblocked attacker has no Strength to strike with. */
export type DragonduelEventHarmless = {
  card: string;
  cause: string | null;
  kind: "harmless";
  monster: number;
  seat: number;
};

/** Spark cards go back to the Spark deck for 1000 Strength each; `ready` of them were ready. */
export type DragonduelEventCriticalUsed = {
  card: string;
  cause: string | null;
  kind: "critical";
  monster: number;
  n: number;
  ready: number;
  seat: number;
  strength: number;
};

/** A Barrier stands against an attack: from Spark cards exhausted for it, and extra Barrier. */
export type DragonduelEventBarrierRaised = {
  cause: string | null;
  holds: boolean;
  kind: "barrier";
  n: number;
  seat: number;
  spark: number;
  strength: number;
};

/** The top card of a Tower is turned face up; `tower` are left. */
export type DragonduelEventRevealed = {
  card: string;
  cause: string | null;
  kind: "revealed";
  seat: number;
  tower: number;
};

/** A card that was in no zone goes to the discard pile. */
export type DragonduelEventBuried = {
  card: string;
  cause: string | null;
  kind: "buried";
  seat: number;
  why: "countered" | "pushed" | "resolved" | "tower";
};

/** Cards of the deck go under the Tower, unseen. */
export type DragonduelEventRebuilt = {
  cause: string | null;
  kind: "rebuilt";
  n: number;
  seat: number;
  tower: number;
};

/** The top of a Tower goes to the hand; only its seat hears which cards. */
export type DragonduelEventUnbuilt = {
  cards?: string[];
  cause: string | null;
  kind: "unbuilt";
  n: number;
  seat: number;
  tower: number;
};

/** A monster comes into play. */
export type DragonduelEventEntered = {
  card: string;
  cause: string | null;
  kind: "entered";
  monster: number;
  origin: "discard" | "hand" | "token" | "tower";
  ready: boolean;
  seat: number;
};

/** A monster leaves play; `place` is where its card goes, a token goes nowhere. */
export type DragonduelEventLeft = {
  card: string;
  cause: string | null;
  how: "destroyed" | "pushed" | "removed" | "returned" | "sent";
  kind: "left";
  monster: number;
  place: "discard" | "hand" | "nowhere" | "removed";
  seat: number;
  to_hand: boolean;
};

/** A token finds no room and does not come into play. */
export type DragonduelEventVanished = {
  card: string;
  cause: string | null;
  kind: "vanished";
  seat: number;
};

/** A Magic token is brought into play; what it does belongs to it. */
export type DragonduelEventConjured = {
  card: string;
  cause: string | null;
  item: number;
  kind: "conjured";
  seat: number;
};

/** A seat looks at the top of its deck; only it hears which cards, the top one first. */
export type DragonduelEventLooked = {
  cards?: string[];
  cause: string | null;
  kind: "looks";
  n: number;
  seat: number;
};

/** A seat takes cards it looked at into its hand; only it hears which. */
export type DragonduelEventDug = {
  cards?: string[];
  cause: string | null;
  kind: "dug";
  n: number;
  seat: number;
};

/** Cards of a hand are discarded, as a cost or by an effect; `whole`: all of it, so nobody chose. */
export type DragonduelEventDiscarded = {
  cards: string[];
  cause: string | null;
  kind: "discarded";
  seat: number;
  whole: boolean;
  why: "cost" | "effect";
};

/** Spark cards are exhausted, readied or gained; how many more are ready, exhausted and in the Spark deck. */
export type DragonduelEventSparkMoved = {
  cause: string | null;
  deck: number;
  exhausted: number;
  kind: "spark";
  n: number;
  ready: number;
  seat: number;
  why: "cost" | "exhausted" | "unless" | "gained" | "turn" | "readied";
};

/** A monster is readied, in the Ready phase or by an effect. */
export type DragonduelEventReadied = {
  card: string;
  cause: string | null;
  kind: "readied";
  monster: number;
  seat: number;
  why: "attack" | "block" | "cost" | "effect" | "phase";
};

/** A monster is exhausted: it attacks, blocks, pays a cost, or an effect does it. */
export type DragonduelEventExhausted = {
  card: string;
  cause: string | null;
  kind: "exhausted";
  monster: number;
  seat: number;
  why: "attack" | "block" | "cost" | "effect" | "phase";
};

/** A monster takes damage; `strength` is what is left. */
export type DragonduelEventHurt = {
  card: string;
  cause: string | null;
  kind: "hurt";
  monster: number;
  n: number;
  seat: number;
  strength: number;
};

/** A monster's Strength changes for a while; `strength` is what it comes to. */
export type DragonduelEventStrengthChanged = {
  card: string;
  cause: string | null;
  kind: "strength";
  monster: number;
  n: number;
  seat: number;
  strength: number;
  until: "battle" | "perm" | "ready" | "turn";
};

/** A monster gains a keyword or another flag for a while. */
export type DragonduelEventGranted = {
  card: string;
  cause: string | null;
  flag: string;
  kind: "granted";
  monster: number;
  seat: number;
  until: "battle" | "perm" | "ready" | "turn";
};

/** A seat gets extra Barrier; `ward` is all it has. */
export type DragonduelEventWarded = {
  cause: string | null;
  kind: "warded";
  n: number;
  seat: number;
  ward: number;
};

/** The next card of a seat costs less. */
export type DragonduelEventDiscounted = {
  cause: string | null;
  kind: "discount";
  n: number;
  seat: number;
};

/** The End phase begins. */
export type DragonduelEventEndBegan = {
  kind: "end";
  seat: number;
};

/** A player is out of the game. */
export type DragonduelEventDefeated = {
  kind: "defeated";
  seat: number;
  why: "deck" | "resigned" | "tower";
};

/** The table stopped something that went round in circles. */
export type DragonduelEventLoopStopped = {
  kind: "loop-stopped";
  what: "chain" | "main" | "natural" | "turns" | "window";
};

/** The game is over; several winners, or none, only if nobody won. */
export type DragonduelEventOver = {
  kind: "over";
  scores: number[];
  winners: number[];
};

/** Everything one seat sees. */
export interface DualisView {
  best: number | null;
  cards: number[];
  centre: number[];
  closing: DualisClosing | null;
  coins: number[];
  coins_each: number;
  direction: string;
  hand: string[] | null;
  highlow: boolean;
  last: DualisTrick | null;
  leader: number;
  led: string | null;
  memory_aid: string;
  mode: string;
  open_from: number;
  partner_talk: string;
  quiet: boolean;
  round: number;
  rounds: DualisScored[];
  rounds_to_win: number | null;
  say_direction: boolean;
  scores: number[] | null;
  seat: number | null;
  seats: number;
  seen: DualisTrick[];
  short: boolean;
  show_trump_now: boolean;
  sides: DualisSide[];
  table: DualisLaid[];
  title: string;
  to_play: number | null;
  trick: number;
  tricks: number[];
  tricks_per_round: number;
  trump: string | null;
  winners: number[] | null;
}

/** The last tricks of a round: how many are `left`, with the running one. */
export interface DualisClosing {
  left: number;
  seats: number[];
  unit: string;
}

/** A finished trick. */
export interface DualisTrick {
  later: boolean;
  low: boolean;
  round: number;
  table: DualisLaid[];
  trick: number;
  trump: string | null;
  why: string;
  winner: number;
}

/** A card on the table. */
export interface DualisLaid {
  card: string;
  coin: boolean;
  lies: string;
  seat: number;
}

/** A scored round; for each trick `leader:` and its plays, the seats that took a coin, and the seat that won it. */
export interface DualisScored {
  bidders: number[][];
  coins: number[];
  leader: number;
  plays: string[];
  round: number;
  scores: number[];
  takers: number[];
  tricks: number[];
  undealt: string[];
  winner: number | null;
}

/** A partnership, or one seat alone; `worth` is its score if the round ended now. */
export interface DualisSide {
  coins: number;
  seats: number[];
  total: number;
  tricks: number;
  won: number;
  worth: number;
}

/** The centre after a play, and who would then take the trick: the seat `best`, with the card `by`. `lies` is the colour the card would lie in; `final`: no more cards would follow. A table that does not show the trump does not preview it either, nor who would take the trick. `won` and `lost` are the contract of the seat's side after this trick, with all coins laid so far counted; `after` seats play later, and `flips` of them taking a coin would change the trump: 0 if they cannot. */
export type DualisPreviewTrick = {
  after: number;
  best?: number;
  by?: string;
  centre: number[];
  final: boolean;
  flips?: number;
  lies: "B" | "R";
  lost: DualisPreviewContract;
  low: boolean;
  trump?: "B" | "R" | null;
  won: DualisPreviewContract;
};

/** A side's coins and tricks after a trick, and what they would be worth if the round ended then. */
export type DualisPreviewContract = {
  coins: number;
  tricks: number;
  worth: number;
};

/** A round is dealt. */
export type DualisEventRoundBegan = {
  kind: "round";
  leader: number;
  round: number;
};

/** A seat gets its hand; only it hears which cards. */
export type DualisEventDealt = {
  cards: number;
  hand?: string[];
  kind: "dealt";
  leader: number;
  round: number;
  seat: number;
};

/** A trick is about to be led. */
export type DualisEventTrickBegan = {
  kind: "lead";
  round: number;
  seat: number;
  trick: number;
};

/** A card is laid on the trick, perhaps with a coin. `trump` is null if there is none, or the table hides it. */
export type DualisEventPlayed = {
  blue: number;
  card: string;
  coin: boolean;
  direction: "high" | "low";
  direction_said: boolean;
  kind: "played";
  led: boolean;
  lies: "B" | "R";
  red: number;
  round: number;
  seat: number;
  trick: number;
  trump: "B" | "R" | null;
  trump_shown: boolean;
};

/** A trick is taken. Once its cards may no longer be seen, `card` is null; a `+` says that a coin changed it. */
export type DualisEventTaken = {
  card: string | null;
  coins: number[];
  kind: "trick";
  round: number;
  trick: number;
  trump: "B" | "R" | null;
  winner: number;
};

/** A round is scored, side by side. */
export type DualisEventScored = {
  coins: number[];
  kind: "scored";
  round: number;
  scores: number[];
  tricks: number[];
  winner: number | null;
};

/** The game is over. */
export type DualisEventOver = {
  kind: "over";
  scores: number[];
  winners: number[];
};

/** Everything one seat sees. */
export interface FlamecraftView {
  closing: FlamecraftClosing | null;
  companions: boolean;
  decks: Record<string, number>;
  enchantments: string;
  finals: number | null;
  first: number;
  me: FlamecraftSecret | null;
  park: (FlamecraftPlace | null)[];
  pawns: (string | null)[];
  players: FlamecraftPlayer[];
  row: (string | null)[];
  scores: number[] | null;
  seat: number | null;
  seats: number;
  solo: FlamecraftSolo | null;
  sources: string[];
  title: string;
  town: FlamecraftSpace[];
  trigger: number | null;
  turn: FlamecraftTurn;
  winners: number[] | null;
}

/** What is still to come once the end is certain: the seats of the `left` last turns, the present one first. */
export interface FlamecraftClosing {
  left: number;
  seats: number[];
  unit: string;
}

/** What only the seat itself sees. */
export interface FlamecraftSecret {
  fancies: FlamecraftFancy[];
  hand: string[];
}

/** One's own unscored fancy: whether it can be revealed now; for a moon, what it would score if the game ended now. `progress` of a sun is a count and its goal, or two numbers that must be equal; empty if nothing is counted. */
export interface FlamecraftFancy {
  id: string;
  progress: number[];
  ready: boolean;
  worth: number;
}

/** A place of the Park: the artisan, and the tokens lying on it (goods in ring order, coins). */
export interface FlamecraftPlace {
  card: string;
  laid: number[];
}

/** What everybody sees of a seat. */
export interface FlamecraftPlayer {
  at: string | null;
  coins: number;
  colour: string;
  companion: string | null;
  fancies: number;
  goods: number[];
  hand: number;
  reputation: number;
  reserved: string | null;
  scored: string[];
  seat: number;
  sources: number[];
  used: boolean;
}

/** The award of a solo game as it stands, the achievements met and unlocked, and the progress of each. `awards` are the reputations from which there is a higher one. `colours` are the goods of the pawns, which say whose artisans call them; `next` is, for each good, the slot that its next dragon would move into by itself, as `shop.slot` (FC-123). */
export interface FlamecraftSolo {
  allowed: number;
  award: string;
  awards: number[];
  before: string[];
  colours: string[];
  met: string[];
  next: (string | null)[];
  standing: Record<string, number>;
  unlocked: string[];
}

/** A space of the Town; a face-down shop is `hidden`. */
export interface FlamecraftSpace {
  hidden: boolean;
  shop: FlamecraftShop | null;
  space: number;
}

/** A face-up shop. `gives` is what gathering here gives: goods in ring order, coins, goods of choice, artisans. `casts` are the enchantments that the viewing seat could pay for here with what it has. */
export interface FlamecraftShop {
  asleep: boolean;
  casts: string[];
  coins: boolean[];
  enchantments: string[];
  fee: number;
  gives: number[];
  id: string;
  pawns: number[];
  slots: (string | null)[];
}

/** How far the current turn is. For the open question: the `price` to pay (six goods, then coins), the card it is `about`, how many times it is asked, counting this one (`left`), and the seat that gets what is chosen (`to`), if another. */
export interface FlamecraftTurn {
  about: string | null;
  asked: string | null;
  asks: number[];
  cast: string | null;
  drawn: number;
  extra: number;
  filled: number;
  fired: string[];
  gathered: number;
  left: number;
  number: number;
  placed: string[];
  price: number[] | null;
  seat: number;
  to: number | null;
}

/** What a gesture does before its last word. `total` is how the seat's six goods, coins and hearts change in all, as far as nothing is left to choose; `nothing` says that the answer brings nothing. */
export type FlamecraftPreviewGesture = {
  fires?: string;
  nothing?: boolean;
  pays?: boolean;
  total?: number[];
  visits?: boolean;
};

/** A space by its number, one of two parts, or a number of coins. */
export type FlamecraftPreviewNumber = {
  fires?: string;
  nothing?: boolean;
  number: number;
  pays?: boolean;
  total?: number[];
  visits?: boolean;
};

/** A good or a coin, and who gets it. If several goods are chosen: how many, whether they must differ, the kinds with their words, in playing order, and with how many to go the rest follows each word by itself (-1: never). */
export type FlamecraftPreviewGood = {
  apart?: boolean;
  changes?: number[];
  count?: number;
  fires?: string;
  good: "br" | "coin" | "cr" | "ir" | "me" | "pl" | "po";
  kinds?: ("br" | "coin" | "cr" | "ir" | "me" | "pl" | "po")[];
  nothing?: boolean;
  pays?: boolean;
  settles?: number[];
  to?: number;
  total?: number[];
  visits?: boolean;
  words?: string[];
};

/** What gathering there gives (six goods, coins, goods of choice, artisans), the fee, and what could be cast. `fee_to` are the seats that get the fee; `modes` are words that may follow at once. */
export type FlamecraftPreviewVisit = {
  card: string;
  casts: string[];
  changes?: number[];
  fee: number;
  fee_to?: number[];
  fires?: string;
  goods: number[];
  modes?: string[];
  nothing?: boolean;
  pays?: boolean;
  total?: number[];
  visits?: boolean;
};

/** An artisan onto a slot: how the reward is given, and whether that fills the shop. */
export type FlamecraftPreviewSlot = {
  card: string;
  fills: boolean;
  fires?: string;
  nothing?: boolean;
  pays?: boolean;
  reward: "coins" | "normal" | "twice";
  shop: string;
  slot: number;
  total?: number[];
  visits?: boolean;
};

/** An enchantment that is paid for: its cost for so many sets; 0 if there is no choice of sets. */
export type FlamecraftPreviewCost = {
  card: string;
  changes?: number[];
  cost: number[];
  fires?: string;
  helper: string | null;
  nothing?: boolean;
  pays?: boolean;
  sets: number;
  total?: number[];
  visits?: boolean;
};

/** An enchantment that goes behind a shop, which then gives this good. */
export type FlamecraftPreviewTuck = {
  card: string;
  fires?: string;
  good: "br" | "coin" | "cr" | "ir" | "me" | "pl" | "po";
  nothing?: boolean;
  pays?: boolean;
  shop: string;
  total?: number[];
  visits?: boolean;
};

/** A card, whom it is given to, and the artisan that replaces it; whether swapping it in ends a chain of potions. */
export type FlamecraftPreviewCard = {
  by?: string;
  card: string;
  changes?: number[];
  ends?: boolean;
  fires?: string;
  nothing?: boolean;
  pays?: boolean;
  to?: number;
  total?: number[];
  visits?: boolean;
};

/** A coin instead of a good on a card of the Park. */
export type FlamecraftPreviewCoin = {
  card: string;
  fires?: string;
  nothing?: boolean;
  pays?: boolean;
  total?: number[];
  visits?: boolean;
};

/** The Town is laid out. */
export type FlamecraftEventSetUp = {
  first: number;
  kind: "setup";
};

/** The artisans a seat begins with; only it hears of them. */
export type FlamecraftEventHand = {
  cards: string[];
  kind: "hand";
  seat: number;
};

/** A seat has chosen among the fancy dragons dealt to it; only it hears which. */
export type FlamecraftEventFancyKept = {
  back: number;
  card?: string;
  kind: "kept";
  seat: number;
};

/** A turn begins. */
export type FlamecraftEventTurnBegan = {
  extra: boolean;
  final: boolean;
  kind: "turn";
  number: number;
  seat: number;
};

/** A pawn goes to a shop; `origin` is the place it leaves. */
export type FlamecraftEventVisited = {
  kind: "visited";
  origin: string;
  seat: number;
  shop: string;
};

/** A seat gathers what a shop gives without a choice. */
export type FlamecraftEventGathered = {
  goods: ("br" | "coin" | "cr" | "ir" | "me" | "pl" | "po")[];
  kind: "gathered";
  seat: number;
  shop: string;
};

/** A seat uses the ability of the shop it visits. */
export type FlamecraftEventAbilityUsed = {
  kind: "used";
  seat: number;
  shop: string;
};

/** Tokens from the supply. */
export type FlamecraftEventGained = {
  by: "companions" | "enchantments" | "fee" | "fires" | "moons" | "shops" | "slots" | "suns" | "visit" | null;
  cause: string | null;
  goods: ("br" | "coin" | "cr" | "ir" | "me" | "pl" | "po")[];
  kind: "gained";
  seat: number;
};

/** Tokens to the supply. */
export type FlamecraftEventPaid = {
  by: "companions" | "enchantments" | "fee" | "fires" | "moons" | "shops" | "slots" | "suns" | "visit" | null;
  cause: string | null;
  goods: ("br" | "coin" | "cr" | "ir" | "me" | "pl" | "po")[];
  kind: "paid";
  seat: number;
};

/** Goods over the limit at the end of a turn. */
export type FlamecraftEventPutBack = {
  goods: ("br" | "coin" | "cr" | "ir" | "me" | "pl" | "po")[];
  kind: "put-back";
  seat: number;
};

/** A token for somebody met at a shop. */
export type FlamecraftEventFeePaid = {
  goods: ("br" | "coin" | "cr" | "ir" | "me" | "pl" | "po")[];
  kind: "fee";
  seat: number;
  shop: string;
  to: number | null;
};

/** A token as a gift. */
export type FlamecraftEventTokenGiven = {
  by: "companions" | "enchantments" | "fee" | "fires" | "moons" | "shops" | "slots" | "suns" | "visit" | null;
  cause: string | null;
  goods: ("br" | "coin" | "cr" | "ir" | "me" | "pl" | "po")[];
  kind: "gave-token";
  seat: number;
  to: number | null;
};

/** An artisan of the hand as a gift. */
export type FlamecraftEventArtisanGiven = {
  card: string;
  cause: string | null;
  kind: "gave";
  seat: number;
  to: number | null;
};

/** A fancy dragon as a gift; the others do not hear which. */
export type FlamecraftEventFancyGiven = {
  card?: string;
  cause: string | null;
  kind: "gave-fancy";
  seat: number;
  to: number | null;
};

/** Reputation gained; `now` is what the seat has then. */
export type FlamecraftEventScored = {
  by: "companions" | "enchantments" | "fee" | "fires" | "moons" | "shops" | "slots" | "suns" | "visit" | null;
  cause: string | null;
  count: number;
  kind: "reputation";
  now: number;
  seat: number;
};

/** Reputation lost; `now` is what the seat has then. */
export type FlamecraftEventReputationLost = {
  cause: string | null;
  count: number;
  kind: "lost-reputation";
  now: number;
  seat: number;
};

/** The top of the artisan deck; only the seat hears which card it is. */
export type FlamecraftEventDrew = {
  card?: string;
  cause: string | null;
  kind: "drew";
  seat: number;
};

/** An artisan of the Park, with the tokens lying on it. */
export type FlamecraftEventTook = {
  card: string;
  cause: string | null;
  goods: ("br" | "coin" | "cr" | "ir" | "me" | "pl" | "po")[];
  kind: "took";
  seat: number;
};

/** A hand card goes to the bottom of the deck, because of the `limit` or of an effect; only its seat hears which. */
export type FlamecraftEventReturned = {
  card?: string;
  cause: string | null;
  kind: "returned";
  limit: boolean;
  seat: number;
};

/** Fancy dragons from their deck; only the seat hears which. */
export type FlamecraftEventFanciesDrawn = {
  cards?: string[];
  cause: string | null;
  count: number;
  kind: "drew-fancies";
  seat: number;
};

/** A fancy dragon goes to the bottom of its deck; only its seat hears which. */
export type FlamecraftEventFancyReturned = {
  card?: string;
  cause: string | null;
  kind: "returned-fancy";
  seat: number;
};

/** A hand card onto a slot. */
export type FlamecraftEventPlaced = {
  card: string;
  cause: string | null;
  kind: "placed";
  seat: number;
  shop: string;
  slot: string;
};

/** The last slot of a shop is taken, by this artisan. */
export type FlamecraftEventShopFilled = {
  cause: string;
  kind: "filled";
  seat: number;
  shop: string;
};

/** A shop lies face down on a space until the turn ends. */
export type FlamecraftEventShopFounded = {
  kind: "founded";
  space: number;
};

/** A shop is turned face up. */
export type FlamecraftEventShopOpened = {
  kind: "opened";
  shop: string;
  space: number;
};

/** An artisan is fired up. */
export type FlamecraftEventFired = {
  card: string;
  cause: string | null;
  kind: "fired";
  seat: number;
};

/** A fancy dragon gives reputation in place of an artisan's fire-up. */
export type FlamecraftEventCheered = {
  card: string;
  cause: string;
  count: number;
  kind: "cheered";
  now: number;
  seat: number;
};

/** An artisan swaps places with one in Town; `ends`: that one was fired up before, so nothing follows. */
export type FlamecraftEventSwapped = {
  card: string;
  ends: boolean;
  kind: "swapped";
  origin: string;
  partner: string;
  place: string;
  seat: number;
};

/** An artisan in Town goes to the hand, and one of the hand takes its slot. */
export type FlamecraftEventReplaced = {
  card: string;
  cause: string | null;
  kind: "replaced";
  newcomer: string;
  seat: number;
  slot: string;
};

/** An enchantment is cast; its payment and its reward follow, then it is tucked. */
export type FlamecraftEventCast = {
  card: string;
  kind: "cast";
  seat: number;
  sets: number;
  shop: string;
};

/** The cost of an enchantment is paid without casting it. */
export type FlamecraftEventPaidFor = {
  card: string;
  cause: string | null;
  kind: "bought";
  seat: number;
  sets: number;
};

/** An enchantment of the row is reserved. */
export type FlamecraftEventReserved = {
  card: string;
  cause: string | null;
  kind: "reserved";
  seat: number;
};

/** A fancy dragon is revealed; not `hidden`: it was face up already, and scores again. */
export type FlamecraftEventRevealed = {
  card: string;
  hidden: boolean;
  kind: "revealed";
  seat: number;
};

/** A companion helps, once a game. */
export type FlamecraftEventCompanionUsed = {
  card: string;
  kind: "companion";
  seat: number;
};

/** A coin is flipped. */
export type FlamecraftEventFlipped = {
  cause: string | null;
  heads: boolean;
  kind: "flipped";
  seat: number;
};

/** Coins left on a space of a shop. */
export type FlamecraftEventDeposited = {
  cause: string | null;
  count: number;
  kind: "deposited";
  seat: number;
  space: number;
};

/** A token laid on an artisan of the Park. */
export type FlamecraftEventLaid = {
  card: string;
  cause: string | null;
  goods: ("br" | "coin" | "cr" | "ir" | "me" | "pl" | "po")[];
  kind: "laid";
  seat: number;
};

/** An artisan comes from the deck to a slot, placed by nobody. */
export type FlamecraftEventMovedIn = {
  card: string;
  kind: "moved-in";
  shop: string;
  slot: string;
};

/** An artisan of the deck fits nowhere and goes to its bottom (solo). */
export type FlamecraftEventPassedOn = {
  card: string;
  kind: "passed-on";
};

/** A neutral pawn follows an artisan (solo); `origin` is the place it leaves. */
export type FlamecraftEventPawnCalled = {
  kind: "called";
  origin: string;
  pawn: number;
  shop: string;
};

/** An enchantment goes behind a shop, out of the row or the reserve of a seat; in solo also by itself. */
export type FlamecraftEventTucked = {
  card: string;
  kind: "tucked";
  origin: string;
  reserved: boolean;
  seat: number | null;
  shop: string;
};

/** New artisans in the Park. */
export type FlamecraftEventParkRefilled = {
  cards: string[];
  kind: "arrived";
};

/** New enchantments in the row. */
export type FlamecraftEventRowRefilled = {
  cards: string[];
  kind: "charmed";
};

/** The last turns come, as a deck has run out or, very late, the rounds have. */
export type FlamecraftEventEndTriggered = {
  deck: "artisans" | "enchantments" | "rounds";
  kind: "trigger";
  seat: number;
};

/** The final scoring begins. */
export type FlamecraftEventFinalScoring = {
  kind: "scoring";
};

/** Coins become reputation at the end. */
export type FlamecraftEventCoinsTurnedIn = {
  count: number;
  kind: "turned-in";
  now: number;
  seat: number;
};

/** A moon dragon is shown at the end, with what it scores. */
export type FlamecraftEventMoonShown = {
  card: string;
  count: number;
  kind: "moon";
  now: number;
  seat: number;
};

/** A solo game unlocks an achievement. */
export type FlamecraftEventUnlocked = {
  card: string;
  kind: "unlocked";
};

/** The game is over. */
export type FlamecraftEventOver = {
  kind: "over";
  scores: number[];
  winners: number[];
};

/** Everything one seat sees. */
export interface FlamecraftDualsView {
  ask: string | null;
  bag: FlamecraftDualsCount[];
  bag_size: number;
  board: FlamecraftDualsStack[];
  chain: FlamecraftDualsFired[];
  claimed: boolean;
  closing: FlamecraftDualsClosing | null;
  coin_spent: boolean;
  coins_each: number;
  completed: number;
  deck: number;
  duty: boolean | null;
  end: FlamecraftDualsEnd | null;
  end_reveal: boolean;
  extras: string[];
  fancies: FlamecraftDualsFancy[];
  first: number | null;
  fountain: FlamecraftDualsPattern[];
  fountain_hidden: number;
  game: number;
  hand: FlamecraftDualsPattern[] | null;
  hand_limit: number;
  hands: string[][] | null;
  held: FlamecraftDualsHeld | null;
  mini: string | null;
  mode: string;
  nearing: FlamecraftDualsNearing | null;
  open_cards: (string | null)[];
  open_patterns: FlamecraftDualsPattern[];
  out: string[];
  outcome: string | null;
  pair: boolean;
  pattern_help: boolean;
  phase: string;
  players: FlamecraftDualsPlayer[];
  pulled: string[];
  returned: FlamecraftDualsReturned[];
  scores: number[] | null;
  seat: number | null;
  seats: number;
  source: string | null;
  title: string;
  to_play: number | null;
  turn: number;
  winners: number[] | null;
}

/** How many tokens show this face. */
export interface FlamecraftDualsCount {
  count: number;
  token: string;
}

/** A hex and the tokens on it, from the bottom. */
export interface FlamecraftDualsStack {
  hex: string;
  tokens: string[];
}

/** A link of the chain that fired this turn. */
export interface FlamecraftDualsFired {
  hex: string;
  type: string;
}

/** What is still to come once the end is certain: the seats of the `left` last turns, the present one first. */
export interface FlamecraftDualsClosing {
  left: number;
  seats: number[];
  unit: string;
}

/** Who triggered the end, and whether by the bag or the deck. */
export interface FlamecraftDualsEnd {
  cause: string;
  seat: number;
}

/** A fancy card in play; `number` is the value of a passive one, such as a hand limit. */
export interface FlamecraftDualsFancy {
  card: string;
  en: string;
  fr: string;
  kind: string;
  number: number;
  provenance: string;
}

/** A shop or fountain card; cells are axial, with an icon each. Placements are empty if pattern help is off. */
export interface FlamecraftDualsPattern {
  card: string;
  cells: number[][];
  en: string;
  fr: string;
  icons: string;
  matches: string[][];
  provenance: string;
  reputation: number;
  shape: string;
  short: FlamecraftDualsShort[];
}

/** A placement that lacks one token, of type `wants` on the hex `missing`. */
export interface FlamecraftDualsShort {
  hexes: string[];
  missing: string;
  wants: string;
}

/** The token about to be placed. */
export interface FlamecraftDualsHeld {
  rainbow: boolean;
  source: string;
  token: string;
}

/** What runs out next and brings the end, and how much of it is left (FD-77). */
export interface FlamecraftDualsNearing {
  cause: string;
  left: number;
}

/** What lies in front of a seat; `known` are the cards in its hand that this viewer knows. `reputation` is that of its scored cards and of its coins together; `before` is that of the first game of a pair, and `total` that of both. */
export interface FlamecraftDualsPlayer {
  before: number;
  cards: number;
  coins: number;
  fountain_won: number;
  from_cards: number;
  from_coins: number;
  kept: string | null;
  known: string[];
  pile: string[];
  reputation: number;
  seat: number;
  total: number;
}

/** A card this seat put under the deck, and how many cards lie below it. */
export interface FlamecraftDualsReturned {
  below: number;
  card: string;
}

/** A top token would leave its hex. */
export type FlamecraftDualsPreviewLifted = {
  ends?: "duty" | "end" | "won";
  goes_on?: true;
  gone: string;
  token: string;
};

/** A token would lie on top of a hex, perhaps of another, and a stack be full; these cards would be complete. */
export type FlamecraftDualsPreviewLanded = {
  completes: string[];
  covers: string | null;
  ends?: "duty" | "end" | "won";
  fills: boolean;
  fires?: string[];
  goes_on?: true;
  gone: string | null;
  hexes: string[];
  progress: FlamecraftDualsPreviewProgress[];
  reach?: string[];
  rest?: string;
  rest_ends?: "duty" | "end" | "won";
  then?: string[];
  tokens: string[];
};

/** A card that the answer touches: how many of its tokens lie in the best placement, before and after. */
export type FlamecraftDualsPreviewProgress = {
  after: number;
  before: number;
  card: string;
  of: number;
};

/** Two tops would change places: where each would lie. */
export type FlamecraftDualsPreviewExchanged = {
  completes: string[];
  ends?: "duty" | "end" | "won";
  goes_on?: true;
  hexes: string[];
  progress: FlamecraftDualsPreviewProgress[];
  tokens: string[];
};

/** A token that would be placed, kept, swapped or fired up. */
export type FlamecraftDualsPreviewToken = {
  ends?: "duty" | "end" | "won";
  fires?: string[];
  goes_on?: true;
  reach?: string[];
  rest?: string;
  rest_ends?: "duty" | "end" | "won";
  then?: string[];
  token: string;
};

/** The fountain would stand there; these tokens would be lifted. */
export type FlamecraftDualsPreviewFountainSite = {
  ends?: "duty" | "end" | "won";
  lifted: string[];
};

/** A card would be scored; `close` ends the turn once all are, if only a coin would be left to consider. */
export type FlamecraftDualsPreviewWorth = {
  close?: string;
  ends?: "duty" | "end" | "won";
  reputation: number;
};

/** A type would be fired or named; the neighbours it could use. */
export type FlamecraftDualsPreviewType = {
  ends?: "duty" | "end" | "won";
  reach?: string[];
  type: string;
};

/** A coin would be spent: how much less the coins would then be worth at the end. */
export type FlamecraftDualsPreviewCoin = {
  ends?: "duty" | "end" | "won";
  gives_up: number;
};

/** A card would go back, the first of so many. */
export type FlamecraftDualsPreviewGiven = {
  count: number;
  ends?: "duty" | "end" | "won";
};

/** A token would come out of the bag: nothing is given up, so nobody needs to be asked. */
export type FlamecraftDualsPreviewPull = {
  automatic: true;
  ends?: "duty" | "end" | "won";
};

/** The turn would end; `nothing_left`: without giving up a card. */
export type FlamecraftDualsPreviewTurnEnd = {
  ends?: "duty" | "end" | "won";
  nothing_left: boolean;
};

/** How the game would end at once, if it would. */
export type FlamecraftDualsPreviewEnding = {
  ends?: "duty" | "end" | "won";
};

/** A Fancy dragon is in play; `seat` picked it, or nobody did. */
export type FlamecraftDualsEventFancyJoined = {
  fancy: string;
  kind: "fancy";
  seat: number | null;
};

/** A seat gets its first cards; only it hears which. */
export type FlamecraftDualsEventDealt = {
  count: number;
  hand?: string[];
  kind: "dealt";
  seat: number;
};

/** The first tokens lie around the centre, each on its hex. */
export type FlamecraftDualsEventLaidOut = {
  hexes: string[];
  kind: "laid";
  tokens: string[];
};

/** Both seats pulled a token for the first turn; `first` is null if they pull again. */
export type FlamecraftDualsEventDrewForFirst = {
  first: number | null;
  kind: "drawn";
  tokens: string[];
};

/** The set-up is finished. */
export type FlamecraftDualsEventBegun = {
  bag: number;
  deck: number;
  first: number;
  kind: "begun";
  seats: number;
};

/** A seat's turn; `reputation` is what every seat has. */
export type FlamecraftDualsEventTurnBegan = {
  kind: "turn";
  reputation: number[];
  seat: number;
  turn: number;
};

/** A token comes out of the bag, which has `bag` left. */
export type FlamecraftDualsEventPulled = {
  bag: number;
  kind: "pulled";
  part_of: string | null;
  seat: number;
  token: string;
  why: "bread" | "crystal" | "pull" | "taylor";
};

/** The token kept from the last turn is played instead of a pull. */
export type FlamecraftDualsEventTookKept = {
  kind: "took";
  seat: number;
  token: string;
};

/** The bag was empty: the tokens set aside go in. */
export type FlamecraftDualsEventExtrasAdded = {
  bag: number;
  kind: "extras";
};

/** A token is placed. */
export type FlamecraftDualsEventPlaced = {
  hex: string;
  kind: "placed";
  part_of: string | null;
  seat: number;
  token: string;
};

/** A placed token is not fired up. */
export type FlamecraftDualsEventRested = {
  hex: string;
  kind: "rested";
  seat: number;
  token: string;
};

/** A token fires, as the `link`-th of this turn; `chosen` if it had more than one type to fire as. */
export type FlamecraftDualsEventFiredUp = {
  chosen: boolean;
  hex: string;
  kind: "fired";
  link: number;
  part_of: string;
  seat: number;
  token: string;
  type: string;
};

/** One of several tokens is chosen to be played. */
export type FlamecraftDualsEventPicked = {
  kind: "picked";
  part_of: string;
  seat: number;
  token: string;
  why: "crystal" | "taylor";
};

/** A top token moves to another hex. */
export type FlamecraftDualsEventMoved = {
  hex: string;
  kind: "moved";
  origin: string;
  part_of: string;
  seat: number;
  token: string;
  why: "iron" | "meat" | "starburst";
};

/** Two top tokens change places; each hex is the one its token leaves. */
export type FlamecraftDualsEventSwapped = {
  hex: string;
  kind: "swapped";
  other_hex: string;
  other_token: string;
  part_of: string;
  seat: number;
  token: string;
};

/** Tokens that were pulled or lifted, and neither played nor kept, go back into the bag. */
export type FlamecraftDualsEventBagged = {
  kind: "bagged";
  part_of: string;
  seat: number;
  tokens: string[];
};

/** A shop card is scored, with its pattern on these hexes; `total` is the seat's reputation now. */
export type FlamecraftDualsEventScored = {
  card: string;
  hexes: string[];
  kind: "scored";
  reputation: number;
  seat: number;
  total: number;
};

/** A fountain card is claimed. */
export type FlamecraftDualsEventClaimed = {
  card: string;
  hexes: string[];
  kind: "claimed";
  reputation: number;
  seat: number;
  total: number;
};

/** The fountain moves, and the tokens there are lifted. At first it stands beside the board, at `fountain`. */
export type FlamecraftDualsEventFountainMoved = {
  hex: string;
  kind: "fountain";
  origin: string;
  seat: number;
  tokens: string[];
};

/** A lifted token is kept for the next turn. */
export type FlamecraftDualsEventKept = {
  kind: "kept";
  seat: number;
  token: string;
};

/** Solo: the next fountain card. */
export type FlamecraftDualsEventRevealed = {
  card: string;
  kind: "revealed";
};

/** A coin is spent; `worth` is what it changes in the seat's reputation, `left` the coins it still has. */
export type FlamecraftDualsEventCoinSpent = {
  kind: "coin";
  left: number;
  seat: number;
  use: "draw" | "flair" | "rainbow" | "starburst" | "taylor";
  worth: number;
};

/** A card comes into a hand; all hear which one if it is `shown`, or lay open in a `slot`. */
export type FlamecraftDualsEventDrew = {
  card?: string;
  kind: "drew";
  origin: "deck" | "open";
  part_of: string | null;
  seat: number;
  shown: boolean;
  slot?: number;
};

/** Flair: a type is named. */
export type FlamecraftDualsEventNamed = {
  kind: "named";
  seat: number;
  type: string;
};

/** Steven: a card lies open in a slot now. */
export type FlamecraftDualsEventTurnedUp = {
  card: string;
  kind: "turned";
  slot: number;
};

/** A card goes under the deck; only its seat hears which. */
export type FlamecraftDualsEventReturned = {
  card?: string;
  kind: "returned";
  seat: number;
};

/** A seat scores nothing more this turn. */
export type FlamecraftDualsEventScoringDone = {
  kind: "done";
  seat: number;
};

/** The bag or the deck ran out: this turn is the last but for the special phase, if there is another seat. */
export type FlamecraftDualsEventEndTriggered = {
  cause: "bag" | "deck";
  kind: "end";
  seat: number;
};

/** The other seat's last scoring. */
export type FlamecraftDualsEventSpecialBegan = {
  kind: "special";
  reputation: number[];
  seat: number;
};

/** The first game of a pair is over; the second is dealt now. */
export type FlamecraftDualsEventHalfTime = {
  cards: number[];
  kind: "half";
  reputation: number[];
  scores: number[];
};

/** The game is over. `reputation` is that of this game, `scores` that of both games of a pair. */
export type FlamecraftDualsEventOver = {
  cause: "bag" | "deck" | null;
  fountain_won: number;
  kind: "over";
  outcome: "duty" | "end" | "won" | null;
  reputation: number[];
  scores: number[];
  winners: number[];
};

export type ClientMessage =
  | Hello
  | Join
  | Leave
  | Play
  | Undo
  | Resign
  | AskUndo
  | Kick
  | Vote
  | Why
  | Say
  | Lead
  | Ping;

export type ServerMessage = Welcome | Lobby | Update | Refused | Reason | Said | Led | ErrorFrame | Pong;

/** The view of each title. */
export interface Views {
  dragonduel: DragonduelView;
  dualis: DualisView;
  flamecraft: FlamecraftView;
  flamecraft_duals: FlamecraftDualsView;
}

export type View = Views[keyof Views];

export type DragonduelEvent =
  | DragonduelEventRolled
  | DragonduelEventHighestRolled
  | DragonduelEventFirstNamed
  | DragonduelEventHandKept
  | DragonduelEventTowersBuilt
  | DragonduelEventTurnBegan
  | DragonduelEventDrew
  | DragonduelEventAnnounced
  | DragonduelEventUsed
  | DragonduelEventAimed
  | DragonduelEventTriggered
  | DragonduelEventPassed
  | DragonduelEventDuelBegan
  | DragonduelEventResolved
  | DragonduelEventCountered
  | DragonduelEventAttacked
  | DragonduelEventBlocked
  | DragonduelEventUnblocked
  | DragonduelEventHarmless
  | DragonduelEventCriticalUsed
  | DragonduelEventBarrierRaised
  | DragonduelEventRevealed
  | DragonduelEventBuried
  | DragonduelEventRebuilt
  | DragonduelEventUnbuilt
  | DragonduelEventEntered
  | DragonduelEventLeft
  | DragonduelEventVanished
  | DragonduelEventConjured
  | DragonduelEventLooked
  | DragonduelEventDug
  | DragonduelEventDiscarded
  | DragonduelEventSparkMoved
  | DragonduelEventReadied
  | DragonduelEventExhausted
  | DragonduelEventHurt
  | DragonduelEventStrengthChanged
  | DragonduelEventGranted
  | DragonduelEventWarded
  | DragonduelEventDiscounted
  | DragonduelEventEndBegan
  | DragonduelEventDefeated
  | DragonduelEventLoopStopped
  | DragonduelEventOver;

export type DualisEvent =
  | DualisEventRoundBegan
  | DualisEventDealt
  | DualisEventTrickBegan
  | DualisEventPlayed
  | DualisEventTaken
  | DualisEventScored
  | DualisEventOver;

export type FlamecraftEvent =
  | FlamecraftEventSetUp
  | FlamecraftEventHand
  | FlamecraftEventFancyKept
  | FlamecraftEventTurnBegan
  | FlamecraftEventVisited
  | FlamecraftEventGathered
  | FlamecraftEventAbilityUsed
  | FlamecraftEventGained
  | FlamecraftEventPaid
  | FlamecraftEventPutBack
  | FlamecraftEventFeePaid
  | FlamecraftEventTokenGiven
  | FlamecraftEventArtisanGiven
  | FlamecraftEventFancyGiven
  | FlamecraftEventScored
  | FlamecraftEventReputationLost
  | FlamecraftEventDrew
  | FlamecraftEventTook
  | FlamecraftEventReturned
  | FlamecraftEventFanciesDrawn
  | FlamecraftEventFancyReturned
  | FlamecraftEventPlaced
  | FlamecraftEventShopFilled
  | FlamecraftEventShopFounded
  | FlamecraftEventShopOpened
  | FlamecraftEventFired
  | FlamecraftEventCheered
  | FlamecraftEventSwapped
  | FlamecraftEventReplaced
  | FlamecraftEventCast
  | FlamecraftEventPaidFor
  | FlamecraftEventReserved
  | FlamecraftEventRevealed
  | FlamecraftEventCompanionUsed
  | FlamecraftEventFlipped
  | FlamecraftEventDeposited
  | FlamecraftEventLaid
  | FlamecraftEventMovedIn
  | FlamecraftEventPassedOn
  | FlamecraftEventPawnCalled
  | FlamecraftEventTucked
  | FlamecraftEventParkRefilled
  | FlamecraftEventRowRefilled
  | FlamecraftEventEndTriggered
  | FlamecraftEventFinalScoring
  | FlamecraftEventCoinsTurnedIn
  | FlamecraftEventMoonShown
  | FlamecraftEventUnlocked
  | FlamecraftEventOver;

export type FlamecraftDualsEvent =
  | FlamecraftDualsEventFancyJoined
  | FlamecraftDualsEventDealt
  | FlamecraftDualsEventLaidOut
  | FlamecraftDualsEventDrewForFirst
  | FlamecraftDualsEventBegun
  | FlamecraftDualsEventTurnBegan
  | FlamecraftDualsEventPulled
  | FlamecraftDualsEventTookKept
  | FlamecraftDualsEventExtrasAdded
  | FlamecraftDualsEventPlaced
  | FlamecraftDualsEventRested
  | FlamecraftDualsEventFiredUp
  | FlamecraftDualsEventPicked
  | FlamecraftDualsEventMoved
  | FlamecraftDualsEventSwapped
  | FlamecraftDualsEventBagged
  | FlamecraftDualsEventScored
  | FlamecraftDualsEventClaimed
  | FlamecraftDualsEventFountainMoved
  | FlamecraftDualsEventKept
  | FlamecraftDualsEventRevealed
  | FlamecraftDualsEventCoinSpent
  | FlamecraftDualsEventDrew
  | FlamecraftDualsEventNamed
  | FlamecraftDualsEventTurnedUp
  | FlamecraftDualsEventReturned
  | FlamecraftDualsEventScoringDone
  | FlamecraftDualsEventEndTriggered
  | FlamecraftDualsEventSpecialBegan
  | FlamecraftDualsEventHalfTime
  | FlamecraftDualsEventOver;

/** The events of each title, told apart by their kind. */
export interface Events {
  dragonduel: DragonduelEvent;
  dualis: DualisEvent;
  flamecraft: FlamecraftEvent;
  flamecraft_duals: FlamecraftDualsEvent;
}

/** What answers of each title give, told apart by the key of their preview. */
export interface Previews {
  dragonduel:
    | { gives: "end"; facts: DragonduelPreviewEnding }
    | { gives: "card"; facts: DragonduelPreviewNaming }
    | { gives: "seat"; facts: DragonduelPreviewSeat }
    | { gives: "price"; facts: DragonduelPreviewPrice }
    | { gives: "ability"; facts: DragonduelPreviewAbilityUse }
    | { gives: "attack"; facts: DragonduelPreviewAttack }
    | { gives: "block"; facts: DragonduelPreviewBlock }
    | { gives: "strength"; facts: DragonduelPreviewStrength }
    | { gives: "critical"; facts: DragonduelPreviewCritical }
    | { gives: "barrier"; facts: DragonduelPreviewBarrier }
    | { gives: "pass"; facts: DragonduelPreviewPass };
  dualis: { gives: "trick"; facts: DualisPreviewTrick };
  flamecraft:
    | { gives: "gesture"; facts: FlamecraftPreviewGesture }
    | { gives: "number"; facts: FlamecraftPreviewNumber }
    | { gives: "good"; facts: FlamecraftPreviewGood }
    | { gives: "visit"; facts: FlamecraftPreviewVisit }
    | { gives: "slot"; facts: FlamecraftPreviewSlot }
    | { gives: "price"; facts: FlamecraftPreviewCost }
    | { gives: "tuck"; facts: FlamecraftPreviewTuck }
    | { gives: "card"; facts: FlamecraftPreviewCard }
    | { gives: "coin"; facts: FlamecraftPreviewCoin };
  flamecraft_duals:
    | { gives: "lifted"; facts: FlamecraftDualsPreviewLifted }
    | { gives: "placed"; facts: FlamecraftDualsPreviewLanded }
    | { gives: "swapped"; facts: FlamecraftDualsPreviewExchanged }
    | { gives: "token"; facts: FlamecraftDualsPreviewToken }
    | { gives: "fountain"; facts: FlamecraftDualsPreviewFountainSite }
    | { gives: "reputation"; facts: FlamecraftDualsPreviewWorth }
    | { gives: "type"; facts: FlamecraftDualsPreviewType }
    | { gives: "coin"; facts: FlamecraftDualsPreviewCoin }
    | { gives: "return"; facts: FlamecraftDualsPreviewGiven }
    | { gives: "pull"; facts: FlamecraftDualsPreviewPull }
    | { gives: "turn"; facts: FlamecraftDualsPreviewTurnEnd }
    | { gives: "ending"; facts: FlamecraftDualsPreviewEnding };
}
