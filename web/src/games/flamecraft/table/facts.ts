// The rules' facts about an answer, as the title declares them for what it gives.
import { type Answer, type Facts, factsOf as factsIn } from "../../../board/picking/answers";

export const factsOf = (answer: Answer | null | undefined): Facts<"flamecraft"> => factsIn<"flamecraft">(answer);
