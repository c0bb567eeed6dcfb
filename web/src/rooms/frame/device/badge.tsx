// A hall without a server says that it is on this device, and how far it is while its engines load.
import "./badge.css";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { stage as stages } from "../../../net/device/stage";
import { demo } from "../../../state/storage-in-folder";
import { useStore } from "../../../state/store";
import { Icon, learnIcons } from "../../../ui/icon";
import { t } from "../../../ui/locales";
import { measureSoon } from "./pace";

learnIcons(import.meta.glob<string>("./*.svg", { eager: true, query: "?raw", import: "default" }));

export function DeviceBadge(): JSX.Element {
	const { stage } = useStore(stages);
	useEffect(() => {
		if (stage === "ready") measureSoon();
	}, [stage]);
	return (
		<>
			<span
				class="on-device"
				title={t(demo ? "device-demo-what" : "device-what")}
				data-testid="on-device"
				data-stage={stage}
			>
				<Icon name="device" />
				<span>{t(demo ? "device-demo" : "device-here")}</span>
			</span>
			{stage !== "ready" && (
				<p class="device-stage" role={stage === "broken" ? "alert" : "status"}>
					{t(`device-${stage}`)}
				</p>
			)}
		</>
	);
}
