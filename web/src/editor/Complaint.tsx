import { Text } from "@chakra-ui/react";
import { useFormState } from "react-hook-form";
import type { Draft } from "./draft.ts";
import { messageAt } from "./rules.ts";

/** What is wrong at the first of these places that has something wrong; for what has no field of its own to say it. */
export function useComplaint(...places: string[]): string | undefined {
  const { errors } = useFormState<Draft>();
  return places.map((place) => messageAt(errors, place)).find((message) => message !== undefined);
}

export function Complaint({ id, children }: { id?: string; children: string | undefined }) {
  return children ? (
    <Text id={id} data-complaint tabIndex={-1} color="fg.error" fontSize="sm" fontWeight="medium" my="2">
      {children}
    </Text>
  ) : null;
}
