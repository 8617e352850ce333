import { Box, Button, Flex, Text } from "@chakra-ui/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { type FieldErrors, FormProvider, useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import type { BeginDraftingInput } from "#relay/BeginDraftingMutation.graphql.ts";
import { loginPath } from "../../account/session/redirect.ts";
import { useSignInAgain } from "../../account/session/useSignInAgain.tsx";
import { createdPath, type Kind } from "../../product/kind.ts";
import type { Refused } from "../../product/operation/refused.ts";
import { wasSeen } from "../../product/seen.ts";
import { LinkButton } from "../../ui/form/LinkButton.tsx";
import { intentionAt, noAnswer } from "../../ui/intention.ts";
import { Notice } from "../../ui/layout/Notice.tsx";
import { tabStore } from "../../ui/storage.ts";
import { AuthorText } from "../../ui/text/AuthorText.tsx";
import { toast } from "../../ui/toast.tsx";
import { BeginDrafting } from "../desk/BeginDrafting.tsx";
import { leaveHead, noteHead, withHead } from "../head.ts";
import type { Found } from "./followGeneration.ts";
import { GenerationFields } from "./GenerationFields.tsx";
import { GenerationProgress } from "./GenerationProgress.tsx";
import {
  blankForm,
  choosesAnswers,
  deleteStoredForm,
  errorsOf,
  type GenerationForm,
  inputOf,
  loadForm,
  resolverFor,
  storeForm,
  wishesOf,
} from "./generationForm.ts";
import { ModelNotice } from "./ModelNotice.tsx";
import { type GeneratedMode, makerSearch } from "./modes.ts";
import { type Made, useGeneration } from "./useGeneration.ts";
import { useMake } from "./useMake.ts";
import { failWith, failWithRule, noTranscript, wordsFor } from "./words.ts";

interface GeneratedBuilderProps {
  kind: Kind;
  mode: GeneratedMode;
  owner: string | null;
  hasModel: boolean;
}

export function GeneratedBuilder({ kind, mode, owner, hasModel }: GeneratedBuilderProps) {
  const words = wordsFor(kind, mode);
  const hasHead = kind !== "ASSESSMENT";
  const [initial] = useState(() => {
    const values = loadForm(owner, kind, mode);
    return hasHead ? withHead(owner, values) : values;
  });
  const form = useForm<GenerationForm>({
    defaultValues: initial,
    resolver: resolverFor(kind, mode),
  });
  const place = `order:${owner}:${kind}-${mode}`;
  const intention = intentionAt(place, tabStore);
  const { progress, generate, stop } = useGeneration(place, {
    intention,
    onMade: succeed,
    onFound: find,
    onRefused: fail,
    onLost: lose,
    onSignedOut: () => askToSignIn(),
  });
  const make = useMake();
  const [finished, setFinished] = useState<Found["content"] | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [canPaste, setCanPaste] = useState(false);
  const [isOfLanguage, setOfLanguage] = useState(false);
  const [canType, setCanType] = useState(false);
  const submitButton = useRef<HTMLButtonElement>(null);
  const [isDrafting, setDrafting] = useState(false);
  const draftButton = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  const signIn = useSignInAgain(owner);
  const isPossible = (mode !== "ai" || hasModel) && (mode !== "pdf" || owner !== null);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          if (name === "pdf") setRefusal(null);
          storeForm(owner, kind, mode, values);
          if (hasHead) noteHead(owner, values);
        },
      }),
    [form, owner, kind, mode, hasHead],
  );

  const isMade = useRef(false);
  useEffect(
    () => () => {
      leaveHead(owner, !isMade.current);
    },
    [owner],
  );

  const isRunning = progress !== null;
  useEffect(() => {
    if (!isRunning) return;
    return () => submitButton.current?.focus();
  }, [isRunning]);

  function askToSignIn(goOn: () => void = press) {
    toast.fail({ title: words.failed, description: words.signIn });
    if (owner !== null) signIn.ask(goOn);
    else void navigate(loginPath({ pathname: "/maker", search: makerSearch(kind, mode) }));
  }

  function find({ content }: Found) {
    form.reset(blankForm(kind, mode));
    deleteStoredForm(owner, kind, mode);
    if (!wasSeen(content.key)) setFinished(content);
  }

  function succeed({ content, notices }: Made | Found) {
    isMade.current = true;
    deleteStoredForm(owner, kind, mode);
    toast.show({ title: words.generated });
    void navigate(createdPath(content.key), { state: { notices } });
  }

  function fail(refused: Refused) {
    const message = refused.message || words.fallback;
    setOfLanguage(refused.errorType === "language_unsupported");
    const hasOnlyChoices = choosesAnswers(kind, mode, hasModel) && form.getValues("answers") === "choices";
    setCanType(hasOnlyChoices && refused.errorType === "not_enough_text");
    setCanPaste(mode === "url" && refused.code === "SOURCE_UNREADABLE" && !form.getValues("isPasted"));
    if (refused.errorType === "youtube_no_transcript") {
      setRefusal(noTranscript[kind].replace(/^[^:]+: /, ""));
      return failWith(noTranscript[kind]);
    }
    // The server keeps uploads for a day.
    if (mode === "pdf" && refused.code === "NOT_FOUND") form.setValue("pdf", null);
    setRefusal(message);
    toast.fail({ title: words.failed, description: message });
    const errors = Object.entries(errorsOf(refused.issues));
    for (const [name, error] of errors) {
      form.setError(name as keyof GenerationForm, error as { message: string });
    }
  }

  function lose() {
    setRefusal(noAnswer);
    toast.fail({ title: words.failed, description: words.fallback });
  }

  function submit(values: GenerationForm) {
    setRefusal(null);
    if (owner === null) return askToSignIn();
    setFinished(null);
    generate((ids, signal) => make({ ...inputOf(kind, mode, values, hasModel), ...ids }, signal));
  }

  const refuse = (errors: FieldErrors<GenerationForm>) =>
    failWithRule(Object.values(errors).map((error) => error?.message));

  const press = () => void form.handleSubmit(submit, refuse)();

  const draft = (begin: (input: BeginDraftingInput) => void) =>
    form.handleSubmit((values) => {
      setRefusal(null);
      if (owner === null) askToSignIn();
      else begin({ ...inputOf(kind, mode, values, hasModel), ...wishesOf(values) });
    }, refuse)();

  function closeDrafting() {
    setDrafting(false);
    draftButton.current?.focus();
  }

  /** A text may be mistaken for another language, or contain several. */
  function chooseLanguage() {
    form.setFocus("language");
  }

  function allowTyped() {
    setRefusal(null);
    form.setValue("answers", "mixed");
    form.setFocus("answers");
  }

  function paste() {
    setRefusal(null);
    form.setValue("isPasted", true);
    setTimeout(() => form.setFocus("text"));
  }

  return (
    <FormProvider {...form}>
      <Text color="fg.muted" maxW="prose" mb="6">
        {words.lead}
      </Text>
      {finished && (
        <Notice
          role="status"
          actions={
            <LinkButton to={createdPath(finished.key)} variant="outline" size="sm">
              Review Before Sharing
            </LinkButton>
          }
        >
          <AuthorText>{finished.title}</AuthorText> is ready.
        </Notice>
      )}
      {!hasModel && <ModelNotice kind={kind} mode={mode} />}
      <form
        noValidate
        onSubmit={(event: FormEvent) => {
          if (isRunning || !isPossible) event.preventDefault();
          else void form.handleSubmit(submit, refuse)(event);
        }}
      >
        <Box asChild minW="0">
          <fieldset role="presentation" disabled={!isPossible || isRunning}>
            <GenerationFields kind={kind} mode={mode} hasModel={hasModel} />
          </fieldset>
        </Box>
        {refusal !== null && (
          <Notice
            tone="warning"
            actions={
              isOfLanguage ? (
                <Button variant="outline" size="sm" onClick={chooseLanguage}>
                  Choose a Language
                </Button>
              ) : (
                <>
                  {canType && (
                    <Button variant="outline" size="sm" onClick={allowTyped}>
                      Allow Typed Answers
                    </Button>
                  )}
                  {canPaste && (
                    <Button variant="outline" size="sm" onClick={paste}>
                      Paste the Transcript
                    </Button>
                  )}
                </>
              )
            }
          >
            {refusal}
          </Notice>
        )}
        <Flex mt="8" gap="3" wrap="wrap">
          <Button
            ref={submitButton}
            type="submit"
            variant={isDrafting ? "outline" : "solid"}
            size="lg"
            disabled={!isPossible || isRunning}
          >
            {isRunning ? words.generating : words.submit}
          </Button>
          <Button
            ref={draftButton}
            variant="outline"
            size="lg"
            aria-expanded={isDrafting}
            disabled={!isPossible || isRunning}
            onClick={() => setDrafting(!isDrafting)}
          >
            Draft Question by Question
          </Button>
        </Flex>
        {isDrafting && isPossible && !isRunning && (
          <BeginDrafting
            kind={kind}
            mode={mode}
            intention={intentionAt(`draft:${place}`, tabStore)}
            hasModel={hasModel}
            onSubmit={draft}
            onBegun={() => {
              isMade.current = true;
              deleteStoredForm(owner, kind, mode);
            }}
            onRefused={(refused) => (refused.isAnswer ? fail(refused) : lose())}
            onSignedOut={askToSignIn}
            onCancel={closeDrafting}
          />
        )}
      </form>
      {signIn.dialog}
      {progress && (
        <GenerationProgress
          progress={progress}
          questionCount={form.getValues("questionCount")}
          onStop={() => {
            intention.end();
            stop();
          }}
        />
      )}
    </FormProvider>
  );
}
