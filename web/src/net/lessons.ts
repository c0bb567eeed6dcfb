// Requests about lessons.
import type { LessonCall, LessonInfo, LessonState } from "../protocol";
import { call } from "./api";

export const lessons = {
	lessons: () => call<LessonInfo[]>("GET", "/lessons"),
	lesson: (id: string, done: LessonCall) => call<LessonState>("POST", `/lessons/${id}`, done),
};
