import { Box, Button, Flex, Image, Text } from "@chakra-ui/react";
import { type RefObject, useId, useRef } from "react";
import { Bar } from "../../../ui/charts/Bar.tsx";
import type { Upload } from "./useUpload.ts";

const types = "image/jpeg,image/png,image/webp,image/gif,image/avif";

interface FileFieldProps {
  upload: Upload;
  picker: RefObject<HTMLButtonElement | null>;
  error: string | undefined;
  onChoose: (file: File) => void;
  onStop: () => void;
}

export function FileField({ upload, picker, error, onChoose, onStop }: FileFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const problem = upload.status === "failed" ? upload.message : error;
  return (
    <Box
      role="group"
      aria-label="Picture"
      p="4"
      borderWidth="1px"
      borderStyle={upload.status === "sent" ? "solid" : "dashed"}
      borderColor={problem ? "border.error" : "border.emphasized"}
      borderRadius="l2"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const [file] = event.dataTransfer.files;
        if (file) onChoose(file);
      }}
    >
      <Flex wrap="wrap" gap="4" align="center">
        {upload.status === "sent" && <Image src={upload.address} alt="The chosen picture" maxH="32" maxW="40" />}
        <Box flex="1 1 12rem" minW="0">
          {upload.status === "sending" ? (
            <Progress {...upload} />
          ) : (
            <Text fontSize="sm" color="fg.muted">
              Drop a picture here, or choose one: JPEG, PNG, WebP, GIF or AVIF, up to 10 MB.
            </Text>
          )}
        </Box>
        {/* One button in all states keeps the focus. */}
        <Button
          ref={picker}
          variant="outline"
          aria-describedby={problem ? `${id}-problem` : undefined}
          onClick={() => (upload.status === "sending" ? onStop() : input.current?.click())}
        >
          {upload.status === "sending"
            ? "Cancel Upload"
            : upload.status === "sent"
              ? "Choose Another"
              : "Choose Picture"}
        </Button>
      </Flex>
      <Text
        id={`${id}-problem`}
        role="alert"
        color="fg.error"
        fontSize="sm"
        fontWeight="medium"
        mt={problem ? "2" : "0"}
      >
        {problem}
      </Text>
      <input
        ref={input}
        type="file"
        accept={types}
        hidden
        aria-label="Picture"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = "";
          if (file) onChoose(file);
        }}
      />
    </Box>
  );
}

function Progress({ name, share }: { name: string; share: number }) {
  const percent = Math.round(share * 100);
  return (
    <Box
      role="progressbar"
      aria-label={`Sending ${name}`}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <Text overflowWrap="anywhere" fontSize="sm" mb="1">
        Sending {name}
      </Text>
      <Bar share={percent} />
    </Box>
  );
}
