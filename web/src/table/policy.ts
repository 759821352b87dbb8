/** The rules of a table in words: what can be taken back, and whether a bot may be asked. */
import type { TableView } from "../net/types";
import { t } from "../text/text";

type Policy = TableView["options"]["policy"];

/** What a policy means for somebody who plays with other people, or for everyone at this screen. */
export function policyText(policy: Policy, alone: boolean): string {
  if (policy === "strict") return t("policy-strict-text");
  return t(alone ? "policy-casual-alone" : "policy-casual-others");
}
