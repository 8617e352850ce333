import { Box, Text } from "@chakra-ui/react";
import { nameOf } from "../../../../../api/src/platform/shared/languages.shared.ts";
import { countOf, formatCount, plural } from "../../../ui/text/format.ts";
import { extraInWords } from "../list/extraTime.ts";
import type { Preview, Reading } from "./useReading.ts";

interface ReadListProps {
  reading: Reading;
  isFile: boolean;
  /** The noun for the item. */
  noun: string;
}

/** The check of a list: the number of new people, the lines with problems, and the first people to be added. */
export function ReadList({ reading, isFile, noun }: ReadListProps) {
  const { preview, isReading, error } = reading;
  return (
    <>
      <Text role="status" fontWeight="medium" minH="1lh">
        {isReading ? "Reading…" : preview && inWords(preview, noun)}
      </Text>
      {error && (
        <Text role="alert" color="fg.error">
          {error}
        </Text>
      )}
      {preview && (
        <>
          <Flaws preview={preview} isFile={isFile} />
          <Fresh preview={preview} />
        </>
      )}
    </>
  );
}

function inWords({ fresh, withoutAddress, known, repeated, flawed }: Preview, noun: string): string {
  const parts = [
    `${formatCount(fresh)} new`,
    withoutAddress > 0 && `${formatCount(withoutAddress)} without an email address`,
    known > 0 && `${formatCount(known)} invited to this ${noun} already`,
    repeated > 0 && `${formatCount(repeated)} repeated`,
    flawed > 0 && `${countOf(flawed, "line needs", "lines need")} fixing`,
  ];
  return parts.filter(Boolean).join(", ");
}

function Flaws({ preview: { flaws, flawed }, isFile }: { preview: Preview; isFile: boolean }) {
  if (flawed === 0) return null;
  return (
    <Box mt="3" ps="4" borderInlineStartWidth="3px" borderColor="fg.warning">
      <Text fontSize="sm">
        {isFile ? "Fix them in your file and choose it again" : "Fix them above"}, or skip{" "}
        {plural(flawed, "it", "them")}.
      </Text>
      <Box as="ul" listStyleType="none" maxH="14rem" overflowY="auto" tabIndex={0} aria-label="Lines that need fixing">
        {flaws.map(({ line, text, message }) => (
          <Box as="li" key={line} py="1.5" fontSize="sm" overflowWrap="anywhere">
            <Text as="span" fontWeight="medium">
              Line {line}
            </Text>
            {text && (
              <>
                {" "}
                <Text as="span" fontFamily="mono">
                  <bdi>{text}</bdi>
                </Text>
              </>
            )}
            <Text color="fg.muted">{message}</Text>
          </Box>
        ))}
      </Box>
      {flawed > flaws.length && (
        <Text fontSize="sm" color="fg.muted">
          And {formatCount(flawed - flaws.length)} more.
        </Text>
      )}
    </Box>
  );
}

function Fresh({ preview: { people, fresh, fields } }: { preview: Preview }) {
  if (people.length === 0) return null;
  return (
    <Box mt="3">
      <Box as="ul" listStyleType="none" aria-label="First people to be added">
        {people.slice(0, 5).map((person, place) => (
          <Box
            as="li"
            // Two people may have one name.
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is read anew as a whole.
            key={place}
            py="1.5"
            borderTopWidth="1px"
            fontSize="sm"
            overflowWrap="anywhere"
          >
            <bdi>{person.name ?? person.email}</bdi>
            <Text as="span" color="fg.muted">
              {[
                person.name !== null && person.email,
                person.language && nameOf(person.language, "en"),
                extraInWords(person),
              ]
                .filter(Boolean)
                .map((part) => ` · ${part}`)
                .join("")}
            </Text>
          </Box>
        ))}
      </Box>
      <Text fontSize="sm" color="fg.muted">
        {fresh > 5 && `And ${formatCount(fresh - 5)} more. `}
        {fields.length > 0 && `Stored with each person: ${fields.join(", ")}.`}
      </Text>
    </Box>
  );
}
