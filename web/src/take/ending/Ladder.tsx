import { useWriting } from "../../ui/text/writing.ts";
import type { LevelStep } from "../attempt/item.ts";
import { t } from "../language/ended.ts";
import type { useOriginal } from "../language/original.ts";
import { formatNumber } from "../language/t.ts";

interface LadderProps {
  levels: LevelStep[];
  score: string | null | undefined;
  original: ReturnType<typeof useOriginal>;
}

export function Ladder({ levels, score, original }: LadderProps) {
  const { writtenTogether } = useWriting();
  const { dir, lang } = writtenTogether(levels.map(({ name }) => name));
  const reached = levels.findIndex(({ isReached }) => isReached);
  return (
    <section>
      <h2>{t("whereYouStand")}</h2>
      <ol className="ladder" dir={dir} reversed>
        {levels
          .map(({ name, from, isReached }, place) => (
            <li
              key={name}
              className={place < reached ? "rung passed" : isReached ? "rung here" : "rung"}
              aria-current={isReached ? "step" : undefined}
            >
              <span className="rung-name" lang={lang} {...original(`levels.${place}.name`, name)}>
                {name}
              </span>
              {place > 0 && <span className="rung-from">{t("levelFrom", { from: formatNumber(from) })}</span>}
              {isReached && (
                <span className="rung-here">
                  {score ? t("hereWith", { score: formatNumber(Number(score)) }) : t("here")}
                </span>
              )}
            </li>
          ))
          .reverse()}
      </ol>
    </section>
  );
}
