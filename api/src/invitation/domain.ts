import type { Domain } from "../domain.ts";
import { settleBallots } from "./ballot/settling.ts";
import { invitationRoutes } from "./invitation.rest.ts";
import { sendLetters } from "./mail/delivery.ts";

export const invitation: Domain = {
  routes: [invitationRoutes],
  work: [sendLetters, settleBallots],
};
