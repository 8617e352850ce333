import { Flex, type FlexProps } from "@chakra-ui/react";
import { type ReactNode, useRef, useState } from "react";

interface FileDropProps {
  /** The name of the hidden input. */
  label: string;
  /** The `accept` attribute of the input. */
  accept: string;
  hasFile: boolean;
  onFile: (file: File) => void;
  p?: FlexProps["p"];
  /** Renders the current state, with a button that calls `choose`. */
  children: (choose: () => void) => ReactNode;
}

/** A drop zone for a file, which can also be chosen in a dialog. */
export function FileDrop({ label, accept, hasFile, onFile, p = "4", children }: FileDropProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (file: File | undefined) => {
    if (file) onFile(file);
  };
  return (
    <Flex
      wrap="wrap"
      align="center"
      columnGap="5"
      rowGap="3"
      p={p}
      borderWidth="1px"
      borderStyle={hasFile ? "solid" : "dashed"}
      borderColor={isOver ? "accent" : "border.emphasized"}
      borderRadius="l2"
      bg={isOver ? "bg.subtle" : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files[0]);
      }}
    >
      {children(() => picker.current?.click())}
      <input
        ref={picker}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        onChange={({ currentTarget }) => {
          take(currentTarget.files?.[0]);
          // Lets the same file be chosen again.
          currentTarget.value = "";
        }}
      />
    </Flex>
  );
}
