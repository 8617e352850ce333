import { defineSlotRecipe } from "@chakra-ui/react";
import { control, controlSizes } from "./control.ts";
import { dialog, menu, toast } from "./overlays.ts";

const fieldSlots = defineSlotRecipe({
  className: "field",
  slots: ["root", "label", "requiredIndicator", "errorText", "helperText"],
  base: {
    root: { display: "flex", flexDirection: "column", gap: "1.5", width: "100%", position: "relative" },
    label: { display: "flex", gap: "1", fontSize: "sm", fontWeight: "medium" },
    requiredIndicator: { color: "fg.muted" },
    errorText: { fontSize: "sm", color: "fg.error", fontWeight: "medium" },
    helperText: { fontSize: "sm", color: "fg.muted" },
  },
});

const nativeSelect = defineSlotRecipe({
  className: "select",
  slots: ["root", "field", "indicator"],
  base: {
    root: { position: "relative", display: "flex", width: "100%", height: "fit-content" },
    field: { ...control, cursor: "pointer", "& > option": { bg: "bg.panel", color: "fg" } },
    indicator: {
      position: "absolute",
      insetEnd: "3",
      top: "50%",
      transform: "translateY(-50%)",
      pointerEvents: "none",
      color: "fg.muted",
      _icon: { boxSize: "4" },
    },
  },
  variants: {
    size: {
      sm: { field: { ...controlSizes.sm, pe: "8" } },
      md: { field: { ...controlSizes.md, pe: "9" } },
      lg: { field: { ...controlSizes.lg, pe: "10" } },
    },
  },
  defaultVariants: { size: "md" },
});

const table = defineSlotRecipe({
  className: "table",
  slots: ["root", "header", "body", "row", "columnHeader", "cell", "footer", "caption"],
  base: {
    root: {
      width: "100%",
      borderCollapse: "collapse",
      textAlign: "start",
      fontVariantNumeric: "lining-nums tabular-nums",
    },
    caption: { textAlign: "start", color: "fg.muted", fontSize: "sm", py: "2", captionSide: "bottom" },
    columnHeader: {
      textAlign: "start",
      color: "fg.muted",
      fontSize: "sm",
      fontWeight: "medium",
      borderBottomWidth: "1px",
      borderColor: "border.emphasized",
      whiteSpace: "nowrap",
    },
    cell: { textAlign: "start", verticalAlign: "baseline", borderBottomWidth: "1px", borderColor: "border" },
  },
  variants: {
    size: {
      sm: { columnHeader: { px: "2", py: "1.5" }, cell: { px: "2", py: "2", fontSize: "sm" } },
      md: { columnHeader: { px: "3", py: "2" }, cell: { px: "3", py: "3" } },
    },
    interactive: { true: { row: { cursor: "pointer", _hover: { bg: "bg.subtle" } } } },
  },
  defaultVariants: { size: "md" },
});

export const slotRecipes = {
  dialog,
  field: fieldSlots,
  menu,
  nativeSelect,
  table,
  toast,
};
