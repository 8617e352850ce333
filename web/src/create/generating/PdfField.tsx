import { Box, Button, Flex, Text } from "@chakra-ui/react";
import { useEffect, useId, useRef, useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import { titleOfFile } from "../../../../api/src/generation/generation.rules.ts";
import { FieldError } from "../../editor/field/FieldError.tsx";
import type { Kind } from "../../product/kind.ts";
import { announce } from "../../ui/announce.ts";
import { Bar } from "../../ui/charts/Bar.tsx";
import { FileDrop } from "../../ui/form/FileDrop.tsx";
import { FileText } from "../../ui/icons.ts";
import { toast } from "../../ui/toast.tsx";
import type { GenerationForm } from "./generationForm.ts";
import { accepted, nounOf, refusalOf, UploadError, uploadFailed, uploadPdf } from "./upload.ts";
import { failWith } from "./words.ts";

export function PdfField({ kind }: { kind: Kind }) {
  const { field, fieldState } = useController<GenerationForm, "pdf">({ name: "pdf" });
  const { getValues, setValue, setError, clearErrors } = useFormContext<GenerationForm>();
  const { sending, send, stop } = useSending();
  const id = useId();

  /** Removes a file with its error. Removes the title too unless it was typed. */
  function drop() {
    const pdf = getValues("pdf");
    if (pdf && getValues("title") === titleOfFile(kind, pdf.fileName)) setValue("title", "");
    field.onChange(null);
    clearErrors("pdf");
  }

  async function take(file: File) {
    const refusal =
      refusalOf(file) ??
      (await send(file, (pdfPath) => {
        drop();
        field.onChange({ pdfPath, fileName: file.name });
        // Assessments get their title from the source.
        if (kind !== "ASSESSMENT" && !getValues("title").trim()) {
          setValue("title", titleOfFile(kind, file.name), { shouldValidate: true });
        }
        toast.show({ title: `${nounOf(file.name)} uploaded successfully`, description: file.name });
      }));
    if (refusal === null) return;
    setError("pdf", { message: refusal });
    failWith(refusal);
  }

  const pdf = field.value;
  return (
    <Box role="group" aria-labelledby={`${id}-label`}>
      <Text id={`${id}-label`} fontWeight="medium" fontSize="sm" mb="1.5">
        PDF document
      </Text>
      <FileDrop
        label="PDF document"
        accept={accepted}
        hasFile={Boolean(pdf)}
        p={{ base: "4", md: "5" }}
        onFile={(file) => {
          if (!sending) void take(file);
        }}
      >
        {(choose) => (
          <>
            <Box flex="1 1 14rem" minW="0">
              {sending ? (
                <Sending {...sending} />
              ) : pdf ? (
                <Flex gap="3" align="center" overflowWrap="anywhere">
                  <Box asChild flexShrink="0" boxSize="5" color="accent.fg">
                    <FileText aria-hidden />
                  </Box>
                  {pdf.fileName}
                </Flex>
              ) : (
                <Text color="fg.muted">
                  Drop a PDF here, or choose one. Up to 10 MB, with selectable text. Word, PowerPoint, EPUB, Markdown
                  and captions (VTT, SRT) work too.
                </Text>
              )}
            </Box>
            {/* One button in all states keeps the focus. */}
            <Button
              ref={field.ref}
              aria-describedby={fieldState.error && `${id}-complaint`}
              variant="outline"
              colorPalette={sending || pdf ? "ink" : undefined}
              aria-label={pdf && !sending ? `Remove ${pdf.fileName}` : undefined}
              onClick={() => {
                if (sending) stop();
                else if (pdf) {
                  drop();
                  announce(`${nounOf(pdf.fileName)} removed`);
                } else choose();
              }}
            >
              {sending ? "Cancel Upload" : pdf ? "Remove" : "Choose PDF"}
            </Button>
          </>
        )}
      </FileDrop>
      <FieldError id={`${id}-complaint`}>{fieldState.error?.message}</FieldError>
    </Box>
  );
}

interface SendingState {
  name: string;
  share: number;
}

function Sending({ name, share }: SendingState) {
  const percent = Math.round(share * 100);
  return (
    <Box
      role="progressbar"
      aria-label={`Uploading ${name}`}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <Text overflowWrap="anywhere" fontVariantNumeric="tabular-nums">
        Uploading {name}{" "}
        <Box as="span" color="fg.muted">
          {percent} %
        </Box>
      </Text>
      <Bar share={percent} />
    </Box>
  );
}

function useSending() {
  const [sending, setSending] = useState<SendingState | null>(null);
  const current = useRef<AbortController>(null);
  const stop = () => current.current?.abort();
  useEffect(() => () => current.current?.abort(), []);

  async function send(file: File, onSent: (pdfPath: string) => void): Promise<string | null> {
    stop();
    const mine = new AbortController();
    current.current = mine;
    setSending({ name: file.name, share: 0 });
    try {
      onSent(await uploadPdf(file, (share) => setSending({ name: file.name, share }), mine.signal));
      return null;
    } catch (error) {
      if (mine.signal.aborted) return null;
      return error instanceof UploadError ? error.message : uploadFailed;
    } finally {
      if (current.current === mine) setSending(null);
    }
  }

  return { sending, send, stop };
}
