// Requests of the pages about people.

import type {
	AccountInfo,
	Friends,
	Guest,
	MadeAccount,
	Me,
	Merged,
	NewReport,
	Pass,
	Played,
	Profile,
	Recovered,
	Recovery,
	Renewed,
	ShunSomebody,
	Wished,
} from "../protocol";
import { call } from "./api";

export interface Wish {
	title: string;
	result: string;
	company: string;
	other: string;
}

function queried(wish: Wish, skip: number): string {
	const asked = new URLSearchParams();
	for (const [name, value] of Object.entries({ ...wish, skip: skip ? String(skip) : "" })) {
		if (value) asked.set(name, value);
	}
	return asked.size ? `?${asked}` : "";
}

export const people = {
	me: () => call<Me>("GET", "/me"),
	beginKid: (code: string) => call<Me>("PUT", "/me/kid", { code }),
	endKid: (code: string) => call<Me>("DELETE", "/me/kid", { code }),
	profile: (user: string) => call<Profile>("GET", `/people/${user}`),
	played: (user: string, wish: Wish, skip: number) =>
		call<Played>("GET", `/people/${user}/games${queried(wish, skip)}`),
	newPass: () => call<Pass>("POST", "/me/passes"),
	usePass: (code: string) => call<Guest>("POST", "/passes", { code }),
	account: () => call<AccountInfo>("GET", "/me/account"),
	newAccount: (login: string, password: string) => call<MadeAccount>("POST", "/me/account", { login, password }),
	changePassword: (old: string, password: string) => call<Renewed>("PATCH", "/me/account", { old, password }),
	newRecovery: (password: string) => call<Recovery>("POST", "/me/recovery", { password }),
	recover: (code: string, password: string) => call<Recovered>("POST", "/recoveries", { code, password }),
	signIn: (login: string, password: string) => call<Guest>("POST", "/sessions", { login, password }),
	signOutHere: () => call<unknown>("DELETE", "/me/device"),
	signOut: () => call<unknown>("DELETE", "/me/token"),
	merge: (token: string) => call<Merged>("POST", "/me/merge", { token }),
	everything: () => call<unknown>("GET", "/me/export"),
	deleteMe: (name: string) => call<unknown>("DELETE", "/me", { name }),
	friends: () => call<Friends>("GET", "/me/friends"),
	show: (shown: boolean) => call<unknown>("PATCH", "/me/friends", { shown }),
	friendLink: () => call<Pass>("POST", "/me/friends/links"),
	befriend: (code: string) => call<Me>("POST", "/me/friends", { code }),
	wishFriend: (user: string, table?: string) =>
		call<Wished>("POST", "/me/friends/wishes", { user, ...(table && { table }) }),
	declineFriend: (user: string) => call<unknown>("DELETE", `/me/friends/wishes/${user}`),
	unfriend: (user: string) => call<unknown>("DELETE", `/me/friends/${user}`),
	shun: (wish: ShunSomebody) => call<unknown>("POST", "/me/shunned", wish),
	unshun: (user: string) => call<unknown>("DELETE", `/me/shunned/${user}`),
	invite: (table: string, user: string) => call<unknown>("POST", `/tables/${table}/invitations`, { user }),
	decline: (table: string) => call<unknown>("DELETE", `/me/invitations/${table}`),
	report: (wish: NewReport) => call<unknown>("POST", "/reports", wish),
};
