import { Star } from "../../../ui/icons.ts";
import { t } from "../../language/t.ts";
import { Choices } from "../Choices.tsx";
import { Ends, SpokenEnd } from "./Ends.tsx";
import { areShort, type ControlProps } from "./props.ts";

/** The number of labels that fit side by side on a wide screen. */
const mostAcross = 5;

export function Control(props: ControlProps) {
  const { question, entry, writing, onChoose } = props;
  const { options, form, id } = question;
  const { look = "numbers" } = form?.scale ?? {};
  const isStars = look === "stars";
  if (look === "labels" || (!isStars && !areShort(options))) {
    const isAcross = options.length <= mostAcross && options.every((label) => label.length <= 24);
    return <Choices {...props} isAcross={isAcross} />;
  }
  const chosenPoint = typeof entry === "number" ? entry : -1;
  return (
    <div className="scale" {...writing}>
      <div className={isStars ? "points stars" : "points"}>
        {options.map((point, index) => (
          <label className={isChosen(index) ? "point chosen" : "point"} key={point}>
            <input type="radio" name={id} checked={index === chosenPoint} onChange={() => onChoose(index)} />
            {isStars ? (
              <>
                <Star aria-hidden size={32} strokeWidth={1.5} />
                <span className="sr-only">
                  {t("numberOf", { number: index + 1, total: options.length })}
                  {point !== String(index + 1) && `, ${point}`}
                </span>
              </>
            ) : (
              point
            )}
            <SpokenEnd of={question} place={index} />
          </label>
        ))}
      </div>
      <Ends of={question} />
    </div>
  );

  function isChosen(index: number): boolean {
    return isStars ? index <= chosenPoint : index === chosenPoint;
  }
}
