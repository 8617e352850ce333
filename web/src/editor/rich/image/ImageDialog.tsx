import { Stack, Textarea } from "@chakra-ui/react";
import { type FormEvent, useRef, useState } from "react";
import { longestDescription } from "../../../../../api/src/image/image.shared.ts";
import { languageOf } from "../../../../../api/src/platform/shared/language.shared.ts";
import { FormField } from "../../../ui/form/FormField.tsx";
import { SwitchField } from "../../../ui/form/SwitchField.tsx";
import { textOf } from "../../draft/draft.ts";
import { useDraft } from "../../draft/useDraft.ts";
import { change, selectionOf } from "../control.ts";
import { InsertSheet } from "../InsertSheet.tsx";
import { FileField } from "./FileField.tsx";
import { imageAround, putImage } from "./image.ts";
import { Suggestion } from "./Suggestion.tsx";
import { useUpload } from "./useUpload.ts";

interface ImageDialogProps {
  isOpen: boolean;
  control: HTMLTextAreaElement;
  file: File | null;
  onClose: () => void;
}

export function ImageDialog({ isOpen, control, file, onClose }: ImageDialogProps) {
  const isExisting = isOpen && file === null && imageAround(selectionOf(control)) !== null;
  return (
    <InsertSheet isOpen={isOpen} noun="Picture" isExisting={isExisting} control={control} onClose={onClose}>
      {(form) => <ImageForm id={form} control={control} file={file} onDone={onClose} />}
    </InsertSheet>
  );
}

interface ImageFormProps {
  id: string;
  control: HTMLTextAreaElement;
  file: File | null;
  onDone: () => void;
}

function ImageForm({ id, control, file, onDone }: ImageFormProps) {
  const undoStore = useDraft();
  const [{ range, existing }] = useState(() => {
    const selected = selectionOf(control);
    const existing = file === null ? imageAround(selected) : null;
    return { existing, range: { from: (existing ?? selected).from, to: (existing ?? selected).to } };
  });
  const { upload, send, stop } = useUpload(
    existing ? { status: "sent", address: existing.address } : { status: "none" },
    file,
  );
  const [description, setDescription] = useState(existing?.description ?? "");
  const [isDecorative, setDecorative] = useState(existing !== null && existing.description === "");
  const [hasTried, setTried] = useState(false);
  const words = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLButtonElement>(null);

  const isMissing = upload.status === "none" || upload.status === "failed";
  const isSilent = !isDecorative && description.trim() === "";

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isMissing) return picker.current?.focus();
    if (isSilent) return words.current?.focus();
    if (upload.status !== "sent") return;
    const { address } = upload;
    change(
      control,
      putImage({ text: control.value, ...range }, { address, description: isDecorative ? "" : description }),
      undoStore,
    );
    onDone();
  }

  return (
    <form id={id} noValidate onSubmit={onSubmit}>
      <Stack gap="4">
        <FileField
          upload={upload}
          picker={picker}
          error={hasTried && upload.status === "none" ? "Please choose a picture." : undefined}
          onChoose={send}
          onStop={stop}
        />
        {!isDecorative && (
          <FormField
            label="Description"
            required
            hint="Alternative text for screen readers"
            error={hasTried && isSilent ? "Describe the picture, or say that it is decorative." : undefined}
          >
            <Textarea
              ref={words}
              rows={2}
              dir="auto"
              maxLength={longestDescription}
              value={description}
              onChange={({ target }) => setDescription(target.value)}
            />
          </FormField>
        )}
        {!isDecorative && upload.status === "sent" && (
          <Suggestion
            key={upload.address}
            address={upload.address}
            language={control.lang || languageOf(textOf(undoStore.present())) || null}
            description={description}
            onSuggest={(found) => setDescription((now) => (now === description ? found : now))}
          />
        )}
        <SwitchField
          label="This picture is decorative"
          hint="Screen readers skip decorative images"
          checked={isDecorative}
          onChange={setDecorative}
        />
      </Stack>
    </form>
  );
}
