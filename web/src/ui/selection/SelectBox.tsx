import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface SelectBoxProps {
  label: ReactNode;
  isChecked: boolean;
  isPartly?: boolean;
  onToggle: () => void;
}

/** Placed above the link that covers its row. */
export const SelectBox = ({ label, isChecked, isPartly = false, onToggle }: SelectBoxProps) => (
  <Label>
    <input
      ref={(box) => {
        if (box) box.indeterminate = isPartly;
      }}
      type="checkbox"
      checked={isChecked}
      onChange={onToggle}
    />
    <span>{label}</span>
  </Label>
);

// One styled element for three, because lists have many rows.
const Label = chakra("label", {
  base: {
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    boxSize: "8",
    ms: "-2",
    position: "relative",
    zIndex: "1",
    cursor: "pointer",
    "& > input": { boxSize: "4", accentColor: "accent" },
    "& > span": { srOnly: true },
  },
});
