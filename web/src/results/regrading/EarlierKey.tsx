import { Button } from "@chakra-ui/react";
import { useEffect, useEffectEvent, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { Link, useNavigate } from "react-router-dom";
import type { EarlierKeyQuery } from "#relay/EarlierKeyQuery.graphql.ts";
import { kindLabel, regradePath } from "../../product/kind.ts";
import { Notice } from "../../ui/layout/Notice.tsx";
import { countOf, plural } from "../../ui/text/format.ts";
import { toast } from "../../ui/toast.tsx";
import { mayChange } from "./change.ts";

interface EarlierKeyProps {
  item: { id: string; key: string; kind: string };
  /** The stored revision. Each save triggers a new check. */
  revision: number;
  /** Whether a save that leaves such responses is reported immediately. */
  isEditor?: boolean;
}

/** Reports in one line that responses were graded by an earlier key, with a link to the regrading preview. */
export function EarlierKey({ item: { id, key, kind }, revision, isEditor = false }: EarlierKeyProps) {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const [first] = useState(revision);
  const [graded, setGraded] = useState<string | null>(null);
  const path = regradePath(key);
  const tell = useEffectEvent((attempts: number) => {
    const says =
      attempts === 0
        ? null
        : `${countOf(attempts, "response")} ${plural(attempts, "was", "were")} graded with an old answer key.`;
    setGraded(says);
    if (!says || !isEditor || revision === first) return;
    toast.show({
      title: `${kindLabel(kind)} Updated Successfully!`,
      description: says,
      action: { label: "Preview Regrade", onClick: () => void navigate(path) },
    });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save may have changed the key
  useEffect(() => {
    const options = { networkCacheConfig: { force: true } };
    const request = fetchQuery<EarlierKeyQuery>(environment, query, { id }, options).subscribe({
      next: ({ node }) => tell(gradable(node?.regradePreview)),
      // Errors are ignored, because the linked screen shows the same information.
      error: () => {},
    });
    return () => request.unsubscribe();
  }, [environment, id, revision]);
  if (graded === null) return null;
  return (
    <Notice
      actions={
        <Button asChild variant="outline" size="sm" _print={{ display: "none" }}>
          <Link to={path}>Preview Regrade</Link>
        </Button>
      }
    >
      {graded}
    </Notice>
  );
}

type Preview = NonNullable<EarlierKeyQuery["response"]["node"]>["regradePreview"];

/** Zero if regrading would change nothing. */
const gradable = (preview: Preview) => (preview && mayChange(preview) ? preview.attempts - preview.ungradable : 0);

const query = graphql`
  query EarlierKeyQuery($id: ID!) {
    node(id: $id) {
      ... on Content {
        regradePreview {
          attempts
          examined
          changed
          ungradable
        }
      }
    }
  }
`;
