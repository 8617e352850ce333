import { Box, Button, Link, Stack, Text, Textarea } from "@chakra-ui/react";
import { useId, useRef, useState } from "react";
import { z } from "zod";
import { longestList, mostPeople } from "../../../../../api/src/invitation/invitation.shared.ts";
import { useSignInAgain } from "../../../account/session/useSignInAgain.tsx";
import { FormField } from "../../../ui/form/FormField.tsx";
import { Sheet } from "../../../ui/layout/Sheet.tsx";
import { formatCount } from "../../../ui/text/format.ts";
import { tabDraft } from "../tabDraft.ts";
import { FileField, type ListFile } from "./FileField.tsx";
import { ReadList } from "./ReadList.tsx";
import { useAdding } from "./useAdding.ts";
import { useReading } from "./useReading.ts";

const example = "Ada Lovelace <ada@example.com>\ngrace@example.com; Grace Hopper\nname, email, language, extra minutes";

interface AddPeopleProps {
  open: boolean;
  contentId: string;
  /** The noun for the item. */
  noun: string;
  owner: string;
  onAdded: () => void;
  onClose: () => void;
}

/** Adds a pasted list or a file, after a line-by-line check. */
export function AddPeople({ open, contentId, noun, owner, onAdded, onClose }: AddPeopleProps) {
  const draft = tabDraft(`${owner}:${contentId}:list`, z.string());
  const [text, setText] = useState(() => draft.read() ?? "");
  const [file, setFile] = useState<ListFile | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const statusId = useId();
  const signIn = useSignInAgain(owner);
  const reading = useReading(contentId, file ? { file: file.base64 } : { text }, signIn.ask);
  const write = (value: string) => {
    setText(value);
    draft.write(value === "" ? null : value);
  };
  const [add, isAdding] = useAdding(contentId, signIn.ask, () => {
    write("");
    setFile(null);
    onAdded();
    onClose();
  });
  const { preview } = reading;
  const flawed = preview?.flawed ?? 0;
  const fresh = preview?.fresh ?? 0;
  const canAdd = preview !== null && fresh > 0 && !isAdding;
  return (
    <>
      <Sheet
        open={open}
        title="Add people"
        size="lg"
        initialFocus={() => field.current}
        onClose={onClose}
        footer={
          <>
            <Button variant="ghost" colorPalette="ink" onClick={onClose}>
              Cancel
            </Button>
            <Button
              aria-disabled={!canAdd}
              aria-describedby={statusId}
              opacity={canAdd ? undefined : 0.5}
              onClick={() => canAdd && add(file ? { file: file.base64 } : { text })}
            >
              {isAdding
                ? "Adding..."
                : preview === null
                  ? "Add"
                  : `Add ${formatCount(fresh)}${flawed > 0 ? `, Skip ${formatCount(flawed)}` : ""}`}
            </Button>
          </>
        }
      >
        <Stack gap="5">
          <Text color="fg.muted">
            One person per line, or a table with headings. Add only people who expect to hear from you. Nothing is sent
            yet.
          </Text>
          {file === null && (
            <FormField
              label="People"
              hint={`A name and an email address, or only a name. Up to ${formatCount(mostPeople.atOnce)} at once.`}
            >
              <Textarea
                ref={field}
                rows={6}
                fontFamily="mono"
                fontSize={{ base: "md", md: "sm" }}
                dir="auto"
                spellCheck={false}
                autoComplete="off"
                maxLength={longestList}
                placeholder={example}
                value={text}
                onChange={({ target }) => write(target.value)}
              />
            </FormField>
          )}
          <FileField file={file} onFile={setFile} onText={write} />
          <Box id={statusId}>
            <ReadList reading={reading} isFile={file !== null} noun={noun} />
          </Box>
          <Text fontSize="sm" color="fg.muted">
            Other columns, such as “class”, are stored with the person, and you can filter by them. “extra minutes” and
            “extra percent” extend the time limit.{" "}
            <Link href={sample} download="people.csv" display="inline">
              Download a sample file
            </Link>
          </Text>
        </Stack>
      </Sheet>
      {signIn.dialog}
    </>
  );
}

const sample = `data:text/csv;charset=utf-8,${encodeURIComponent("name,email,language,extra minutes,class\nAda Lovelace,ada@example.com,en,,7b\n")}`;
