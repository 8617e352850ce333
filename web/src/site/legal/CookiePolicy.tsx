import { Box, Button, Link, Table } from "@chakra-ui/react";
import { Link as RouterLink } from "react-router-dom";
import { openDetails } from "../consent/consentState.ts";
import { Clause, LegalPage, MailLink } from "./LegalPage.tsx";

const entries = [
  ["Authentication", "accessToken, refreshToken", "Keeps you signed in", "30 days"],
  ["Consent", "cookie-consent…", "Remembers what you chose here", "1 year"],
  ["Appearance", "color-mode", "Light or dark, if you chose one", "Until you delete it"],
  ["Titles", "typeface", "That their font is on your device", "Until you delete it"],
  ["Shortcuts", "assay.take.keys", "That you turned the keyboard shortcuts off", "Until you turn them on"],
  ["Drafts", "draft:…", "What you were writing, should the page close", "Until you save it"],
  ["Hints", "assay.clinic", "Which hints on wording you dismissed", "Until you delete it"],
  ["Sources", "order:…", "What you asked questions from, should the page reload", "Until you close the tab"],
  [
    "Your answers",
    "assay.later.…, assay.day.…",
    "Leads you back to your result; of anonymous answers only the day",
    "1 year, or until you are somebody else",
  ],
  ["Reminders", "verification-dismissed", "That you dismissed one to verify your address", "Until you close the tab"],
  ["Answers", "assay.take.…", "What you have answered so far", "Until you submit"],
  ["Results", "assay.taken.…", "Your result, should the page reload", "Until you close the tab"],
  ["Analytics", "_ga, _gid", "Counts visits; only with your consent", "2 years and 24 hours"],
] as const;

export function CookiePolicy() {
  return (
    <LegalPage title="Cookie Policy" lead="Everything Assay keeps in your browser, and how you decide about it.">
      <Clause title="In short">
        <p>
          Assay works without a single cookie. What it has to remember it keeps in your browser's local storage: entries
          that, unlike cookies, are not sent along with every request. This policy calls both “cookies”, as most people
          do.
        </p>
      </Clause>

      <Clause title="What is kept">
        <Box overflowWrap="anywhere" hyphens="auto">
          <Table.Root size="sm">
            <Table.Header>
              <Table.Row>
                <Table.ColumnHeader scope="col" whiteSpace="normal" ps="0">
                  Purpose
                </Table.ColumnHeader>
                <Table.ColumnHeader scope="col" whiteSpace="normal" px="1">
                  What it does
                </Table.ColumnHeader>
                <Table.ColumnHeader scope="col" whiteSpace="normal" pe="0">
                  For how long
                </Table.ColumnHeader>
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {entries.map(([purpose, names, does, duration]) => (
                <Table.Row key={purpose}>
                  <Table.Cell asChild ps="0" fontWeight="normal">
                    <th scope="row">
                      {purpose}
                      <Box as="span" display="block" color="fg.muted" fontFamily="mono" fontSize="xs">
                        {names}
                      </Box>
                    </th>
                  </Table.Cell>
                  <Table.Cell px="1">{does}</Table.Cell>
                  <Table.Cell pe="0">{duration}</Table.Cell>
                </Table.Row>
              ))}
            </Table.Body>
          </Table.Root>
        </Box>
      </Clause>

      <Clause title="Necessary">
        <p>
          All but the last row. They do what you have asked for: stay signed in, not lose what you wrote. They contain
          nothing that follows you to other sites, which is why they need no consent.
        </p>
        <p>
          The pages on which you answer something ask no question about cookies, because they keep nothing beyond your
          own answers. Inside a frame on another site your browser may refuse even that; then the page says so and works
          until you close it.
        </p>
      </Clause>

      <Clause title="Analytics">
        <p>
          Assay ships without analytics. The people who run an installation may add a common analytics tag. It has to
          wait until you allow it here, and its cookies last 2 years (_ga, which tells visitors apart) and 24 hours
          (_gid, which tells days apart).
        </p>
      </Clause>

      <Clause title="Marketing">
        <p>
          Nothing at present. The switch is there so that your answer is known before anything is ever added, and not
          after.
        </p>
      </Clause>

      <Clause title="Your choice">
        <p>
          Change it whenever you like. We ask again after a year. You can also delete everything in your browser's
          settings; you are then signed out and asked again.
        </p>
        <Box>
          <Button variant="outline" colorPalette="ink" onClick={({ currentTarget }) => openDetails(currentTarget)}>
            Manage Preferences
          </Button>
        </Box>
        <p>
          Questions: <MailLink subject="Privacy question" />. What we store on our side is described in the{" "}
          <Link asChild display="inline">
            <RouterLink to="/privacy-policy">Privacy Policy</RouterLink>
          </Link>
          .
        </p>
      </Clause>
    </LegalPage>
  );
}
