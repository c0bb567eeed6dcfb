// Wood, paper, small bells: every sound is synthesized here, in D, so that any of them may overlap.
export type Sound = "deal" | "card" | "coin" | "trick" | "score" | "turn" | "refused" | "win";
type Note = [hz: number, at: number, length: number, shape?: OscillatorType, to?: number];
let context: AudioContext | null = null;

const SOUNDS: Record<Sound, { notes?: Note[]; noise?: [hz: number, length: number] }> = {
	deal: { noise: [3000, 0.06] },
	card: { notes: [[90, 0, 0.07, "sine", 55]], noise: [1800, 0.02] },
	coin: {
		notes: [
			[2093, 0, 0.25],
			[3136, 0.02, 0.25],
		],
	},
	trick: {
		notes: [
			[293.7, 0, 0.3],
			[440, 0.09, 0.3],
		],
	},
	score: {
		notes: [
			[293.7, 0, 0.5],
			[440, 0.09, 0.5],
			[587.3, 0.18, 0.6],
		],
	},
	turn: {
		notes: [
			[440, 0, 0.4],
			[587.3, 0.12, 0.5],
		],
	},
	refused: { notes: [[150, 0, 0.06, "triangle", 110]] },
	win: { notes: [293.7, 329.6, 370, 440, 493.9, 587.3].map((hz, i): Note => [hz, i * 0.11, 0.5]) },
};

export function play(name: Sound, volume: number): void {
	const made = SOUNDS[name];
	context ??= new AudioContext();
	void context.resume();
	for (const note of made.notes ?? []) ring(context, note, volume);
	if (made.noise) rustle(context, made.noise, volume);
}

function ring(into: AudioContext, [hz, at, length, shape = "sine", to = hz]: Note, volume: number): void {
	const start = into.currentTime + at;
	const voice = into.createOscillator();
	const loud = into.createGain();
	voice.type = shape;
	voice.frequency.setValueAtTime(hz, start);
	voice.frequency.exponentialRampToValueAtTime(to, start + length);
	loud.gain.setValueAtTime(0, start);
	loud.gain.linearRampToValueAtTime(0.22 * volume, start + 0.008);
	loud.gain.exponentialRampToValueAtTime(0.0005, start + length);
	voice.connect(loud).connect(into.destination);
	voice.start(start);
	voice.stop(start + length + 0.02);
}

function rustle(into: AudioContext, [hz, length]: [number, number], volume: number): void {
	const frames = Math.ceil(into.sampleRate * length);
	const buffer = into.createBuffer(1, frames, into.sampleRate);
	const data = buffer.getChannelData(0);
	for (let i = 0; i < frames; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / frames);
	const source = into.createBufferSource();
	const band = into.createBiquadFilter();
	const loud = into.createGain();
	source.buffer = buffer;
	band.type = "bandpass";
	band.frequency.value = hz;
	loud.gain.value = 0.35 * volume;
	source.connect(band).connect(loud).connect(into.destination);
	source.start();
}
