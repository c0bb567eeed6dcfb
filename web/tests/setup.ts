// The few browser features that our pure modules use when they are loaded.
import { vi } from "vitest";

vi.stubGlobal("navigator", { language: "en" });
vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
vi.stubGlobal("document", { hidden: false, documentElement: { dataset: {} }, addEventListener: () => undefined });
vi.stubGlobal("location", { pathname: "/", search: "" });
vi.stubGlobal("addEventListener", () => undefined);
