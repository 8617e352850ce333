import { Box, Button, Flex, Text } from "@chakra-ui/react";
import { useState } from "react";
import { longestList } from "../../../../../api/src/invitation/invitation.shared.ts";
import { decodedText, isWorkbook } from "../../../../../api/src/invitation/people/encoding.shared.ts";
import { announce } from "../../../ui/announce.ts";
import { FileDrop } from "../../../ui/form/FileDrop.tsx";
import { FileSpreadsheet } from "../../../ui/icons.ts";

/** A workbook, which cannot be corrected here. */
export interface ListFile {
  name: string;
  base64: string;
}

interface FileFieldProps {
  file: ListFile | null;
  onFile: (file: ListFile | null) => void;
  /** Called for a text file, which can be corrected like a pasted list. */
  onText: (text: string) => void;
}

export function FileField({ file, onFile, onText }: FileFieldProps) {
  const [error, setError] = useState<string>();
  const [isGuessed, setGuessed] = useState(false);

  async function take(chosen: File) {
    setError(undefined);
    setGuessed(false);
    if (chosen.size > longestList)
      return setError("The file is larger than 1 MB. Split it and add the parts one by one.");
    try {
      const bytes = new Uint8Array(await chosen.arrayBuffer());
      if (isWorkbook(bytes)) onFile({ name: chosen.name, base64: base64Of(bytes) });
      else {
        const decoded = decodedText(bytes);
        if (!decoded) throw new TypeError("The file is not a text");
        setGuessed(decoded.isGuessed);
        onText(decoded.text);
      }
      announce(`${chosen.name} is being read`);
    } catch {
      setError("Couldn't read the file. Save it as XLSX or CSV and choose it again.");
    }
  }

  return (
    <Box>
      <FileDrop
        label="File with people"
        accept=".csv,.tsv,.txt,.xlsx,text/csv"
        hasFile={file !== null}
        onFile={(chosen) => void take(chosen)}
      >
        {(choose) => (
          <>
            <Flex
              flex="1 1 14rem"
              minW="0"
              gap="3"
              align="center"
              overflowWrap="anywhere"
              color={file ? undefined : "fg.muted"}
            >
              <Box asChild flexShrink="0" boxSize="5" color="accent.fg">
                <FileSpreadsheet aria-hidden />
              </Box>
              <span>{file ? <bdi>{file.name}</bdi> : "Or drop a CSV or Excel file (XLSX) here."}</span>
            </Flex>
            {/* One button in both states keeps the focus. */}
            <Button
              variant="outline"
              colorPalette={file ? "ink" : undefined}
              aria-label={file ? `Remove ${file.name}` : undefined}
              onClick={() => {
                if (file) {
                  onFile(null);
                  announce("File removed");
                } else choose();
              }}
            >
              {file ? "Remove" : "Choose File"}
            </Button>
          </>
        )}
      </FileDrop>
      {isGuessed && (
        <Text role="status" mt="1" fontSize="sm">
          The file isn’t in UTF-8. Check letters with accents.
        </Text>
      )}
      {error && (
        <Text role="alert" mt="1" fontSize="sm" color="fg.error">
          {error}
        </Text>
      )}
    </Box>
  );
}

const base64Of = (bytes: Uint8Array) => btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ""));
