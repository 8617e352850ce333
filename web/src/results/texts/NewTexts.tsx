import { Button, Flex } from "@chakra-ui/react";
import { ArrowUp } from "../../ui/icons.ts";
import { formatCount, plural } from "../../ui/text/format.ts";

/** New answers since the list was loaded wait here, so that nothing moves while somebody reads. */
export const NewTexts = ({ count, onShow }: { count: number; onShow: () => void }) =>
  count > 0 && (
    <Flex mt="3" justify="center" _print={{ display: "none" }}>
      <Button size="sm" onClick={onShow}>
        <ArrowUp aria-hidden />
        {formatCount(count)} new {plural(count, "answer")}
      </Button>
    </Flex>
  );
