"""The table of handlers: which one serves which route, by the route's name."""

from emberhall.server.api.alerts import AlertHandlers
from emberhall.server.api.binding import Handler
from emberhall.server.api.circles import CircleHandlers, StudyHandlers
from emberhall.server.api.coach import CoachHandlers
from emberhall.server.api.company import CompanyHandlers
from emberhall.server.api.decks import DeckHandlers, ForgeHandlers
from emberhall.server.api.events import DailyHandlers, EventHandlers
from emberhall.server.api.guests import GuestHandlers
from emberhall.server.api.house import HouseHandlers
from emberhall.server.api.ladder import LadderHandlers
from emberhall.server.api.lessons import ExplorerHandlers, LessonHandlers, PuzzleHandlers
from emberhall.server.api.links import LinkHandlers
from emberhall.server.api.people import PeopleHandlers
from emberhall.server.api.reviews import ReviewHandlers
from emberhall.server.api.tables import HolidayHandlers, PlanHandlers, TableHandlers
from emberhall.server.circles.desk import CircleDesk
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
    circles = CircleDesk(house, lobby)
    of_circles = CircleHandlers(circles, quota)
    of_studies = StudyHandlers(house, quota)
    of_tables = TableHandlers(house, lobby, quota, circles)
    of_plans = PlanHandlers(lobby)
    of_holidays = HolidayHandlers(lobby.holidays)
    of_reviews = ReviewHandlers(house, lobby, quota)
    of_lessons = LessonHandlers(house.persons)
    of_puzzles = PuzzleHandlers(house.store, house.persons)
    of_explorer = ExplorerHandlers(house.store)
    of_people = PeopleHandlers(house, lobby, guests, colleagues, accounts)
    of_company = CompanyHandlers(house, lobby, colleagues, accounts)
    of_decks = DeckHandlers(house)
    of_forge = ForgeHandlers(house)
    of_coach = CoachHandlers(house, lobby)
    of_ladder = LadderHandlers(house, lobby)
    of_daily = DailyHandlers(house, lobby, quota)
    of_events = EventHandlers(house, lobby, quota, circles)
    of_alerts = AlertHandlers(house)
    of_links = LinkHandlers(house, lobby)
    return {
        "hall_picture": of_links.hall_picture,
        "table_picture": of_links.table_picture,
        "person_picture": of_links.person_picture,
        "event_picture": of_links.event_picture,
        "lesson_picture": of_links.lesson_picture,
        "health": of_house.health,
        "openapi": of_house.openapi,
        "titles": of_house.titles,
        "cards": of_house.cards,
        "locales": of_house.locales,
        "story": of_house.story,
        "rulebook": of_house.rulebook,
        "statements": of_house.statements,
        "new_guest": of_guests.new_guest,
        "me": of_guests.me,
        "begin_kid_mode": of_people.begin_kid_mode,
        "end_kid_mode": of_people.end_kid_mode,
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
        "plan": of_plans.plan,
        "make_plan": of_plans.make_plan,
        "drop_plan": of_plans.drop_plan,
        "draft_plan": of_plans.draft_plan,
        "my_holidays": of_holidays.my_holidays,
        "new_holiday": of_holidays.new_holiday,
        "end_holiday": of_holidays.end_holiday,
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
        "puzzles": of_puzzles.puzzles,
        "puzzles_of": of_puzzles.puzzles_of,
        "try_puzzle": of_puzzles.try_puzzle,
        "vote_puzzle": of_puzzles.vote_puzzle,
        "explorer": of_explorer.explorer,
        "explorer_sheet": of_explorer.explorer_sheet,
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
        "wish_friend": of_company.wish_friend,
        "decline_friend": of_company.decline_friend,
        "unfriend": of_company.unfriend,
        "shun": of_company.shun,
        "unshun": of_company.unshun,
        "invite": of_company.invite,
        "decline": of_company.decline,
        "report": of_company.report,
        "my_circles": of_circles.my_circles,
        "new_circle": of_circles.new_circle,
        "keep_table": of_circles.keep_table,
        "circle": of_circles.circle,
        "here": of_circles.here,
        "change_circle": of_circles.change_circle,
        "join_circle": of_circles.join_circle,
        "leave_circle": of_circles.leave_circle,
        "bar": of_circles.bar,
        "unbar": of_circles.unbar,
        "play_circle_deal": of_circles.play_circle_deal,
        "vote": of_circles.vote,
        "say": of_circles.say,
        "my_studies": of_studies.my_studies,
        "new_study": of_studies.new_study,
        "study": of_studies.study,
        "study_text": of_studies.study_text,
        "change_study": of_studies.change_study,
        "drop_study": of_studies.drop_study,
        "at_study": of_studies.at_study,
        "join_study": of_studies.join_study,
        "change_role": of_studies.change_role,
        "leave_study": of_studies.leave_study,
        "new_chapter": of_studies.new_chapter,
        "change_chapter": of_studies.change_chapter,
        "drop_chapter": of_studies.drop_chapter,
        "chapter_game": of_studies.chapter_game,
        "chapter_words": of_studies.chapter_words,
        "new_note": of_studies.new_note,
        "write_note": of_studies.write_note,
        "drop_note": of_studies.drop_note,
        "new_mark": of_studies.new_mark,
        "drop_mark": of_studies.drop_mark,
        "guess": of_studies.guess,
        "my_decks": of_decks.my_decks,
        "outings": of_decks.outings,
        "keep_deck": of_decks.keep_deck,
        "drop_deck": of_decks.drop_deck,
        "forges": of_forge.forges,
        "forge_language": of_forge.forge_language,
        "check_draft": of_forge.check_draft,
        "ask_balance": of_forge.ask_balance,
        "balance": of_forge.balance,
        "stop_balance": of_forge.stop_balance,
        "my_sets": of_forge.my_sets,
        "keep_set": of_forge.keep_set,
        "drop_set": of_forge.drop_set,
        "shared_set": of_forge.shared_set,
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
        "own_events": of_events.own_events,
        "change_event": of_events.change_event,
        "join_event": of_events.join_event,
        "leave_event": of_events.leave_event,
        "next_round": of_events.next_round,
        "next_opponent": of_events.next_opponent,
        "push_key": of_alerts.push_key,
        "my_alerts": of_alerts.my_alerts,
        "new_alert": of_alerts.new_alert,
        "drop_alert": of_alerts.drop_alert,
        "my_calendar": of_alerts.my_calendar,
        "new_calendar": of_alerts.new_calendar,
        "drop_calendar": of_alerts.drop_calendar,
        "calendar": of_alerts.calendar,
    }
