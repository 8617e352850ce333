import { Box, Button, Link, Table } from "@chakra-ui/react";
import { Link as RouterLink } from "react-router-dom";
import { openDetails } from "../consent/consentState.ts";
import { Clause, LegalPage, MailLink } from "./LegalPage.tsx";

const entries = [
  ["Authentication", "accessToken, refreshToken", "Keeps you logged in", "30 days"],
  ["Consent", "cookie-consent…", "Remembers your choice", "1 year"],
  ["Appearance", "color-mode", "Light or dark mode, if you chose one", "Until you delete it"],
  ["Titles", "typeface", "Whether their font is on your device", "Until you delete it"],
  ["Shortcuts", "assay.take.keys", "Whether you turned keyboard shortcuts off", "Until you turn them on"],
  ["Drafts", "draft:…", "Restores your text if the page closes", "Until you save it"],
  ["Hints", "assay.clinic", "Hints on wording that you dismissed", "Until you delete it"],
  ["Sources", "order:…", "Restores the source of a draft after a reload", "Until you close the tab"],
  [
    "Your answers",
    "assay.later.…, assay.day.…",
    "Shows your result again; for anonymous answers, only the date",
    "1 year, or until someone else uses the device",
  ],
  [
    "Reminders",
    "verification-dismissed",
    "Whether you dismissed the one about verification",
    "Until you close the tab",
  ],
  ["Answers", "assay.take.…", "Restores your answers after a reload", "Until you submit"],
  ["Results", "assay.taken.…", "Restores your result after a reload", "Until you close the tab"],
  ["Analytics", "_ga, _gid", "Counts visits; only with your consent", "2 years and 24 hours"],
] as const;

export function CookiePolicy() {
  return (
    <LegalPage title="Cookie Policy" lead="Everything Assay stores in your browser, and how to change it">
      <Clause title="In short">
        <p>
          Assay sets no cookies. It uses your browser's local storage instead, which isn't sent with every request. This
          policy calls both “cookies”, as most people do.
        </p>
      </Clause>

      <Clause title="Stored data">
        <Box overflowWrap="anywhere" hyphens="auto">
          <Table.Root size="sm">
            <Table.Header>
              <Table.Row>
                <Table.ColumnHeader scope="col" whiteSpace="normal" ps="0">
                  Purpose
                </Table.ColumnHeader>
                <Table.ColumnHeader scope="col" whiteSpace="normal" px="1">
                  Use
                </Table.ColumnHeader>
                <Table.ColumnHeader scope="col" whiteSpace="normal" pe="0">
                  Duration
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
          All rows except the last. They keep you logged in and save your work. They don't track you on other sites, so
          they don't need consent.
        </p>
        <p>
          Pages for participants don't ask about cookies, because they only store your answers. If they are embedded in
          another site, your browser may block that. A notice appears, and the page works until you close it.
        </p>
      </Clause>

      <Clause title="Analytics">
        <p>
          Assay has no built-in analytics. The operator of this site may add a common analytics tag, which only runs
          with your consent. Its cookies last 2 years (_ga, which distinguishes visitors) and 24 hours (_gid, which
          distinguishes days).
        </p>
      </Clause>

      <Clause title="Marketing">
        <p>Nothing at the moment. The switch records your choice in case something is added.</p>
      </Clause>

      <Clause title="Your choice">
        <p>
          You can change it at any time. We ask again after a year. You can also delete everything in your browser's
          settings, which logs you out.
        </p>
        <Box>
          <Button variant="outline" colorPalette="ink" onClick={({ currentTarget }) => openDetails(currentTarget)}>
            Manage Preferences
          </Button>
        </Box>
        <p>
          Questions: <MailLink subject="Privacy question" />. For data on our server, see the{" "}
          <Link asChild display="inline">
            <RouterLink to="/privacy-policy">Privacy Policy</RouterLink>
          </Link>
          .
        </p>
      </Clause>
    </LegalPage>
  );
}
