import { Link } from "@chakra-ui/react";
import { Link as RouterLink } from "react-router-dom";
import { Clause, LegalPage, MailLink } from "./LegalPage.tsx";

export function TermsOfService() {
  return (
    <LegalPage title="Terms of Service" lead="The rules for using this installation of Assay, in plain words.">
      <Clause title="What this is">
        <p>
          Assay lets you write quizzes, surveys and skill assessments, share them by link and read the answers. It is
          open-source software under the MIT licence. These terms are between you and us, the people who run the
          installation you are using. By using it you accept them.
        </p>
      </Clause>

      <Clause title="Who may use it">
        <p>
          You must be at least 13 years old. If the law where you live asks for the consent of a parent or guardian, you
          need it. Answering something needs no account. To write something you need one, with an e-mail address that is
          yours.
        </p>
      </Clause>

      <Clause title="Your account">
        <p>
          Keep your password to yourself; what is done with your account counts as done by you. You stay signed in for
          30 days on a device. If you think that somebody else has got in, change your password: that ends every other
          session at once.
        </p>
      </Clause>

      <Clause title="Plans">
        <p>
          There are three plans: free, pro and enterprise. Every account begins on the free plan, which asks for no
          means of payment. Nothing is ever charged unless you have agreed to it beforehand.
        </p>
      </Clause>

      <Clause title="What you write is yours">
        <p>
          You keep all rights to your content. You let us store it, show it to the people you share it with, and copy it
          for backups; we do nothing else with it. The answers you collect are yours to use within the law: tell people
          what you collect and why, and ask for no more than you need.
        </p>
      </Clause>

      <Clause title="What is not allowed">
        <ul>
          <li>Asking for passwords, card numbers or other secrets, or pretending to be somebody else.</li>
          <li>Content that is unlawful, harasses people, or that you have no right to use.</li>
          <li>Sending results by e-mail to people who have not taken part.</li>
          <li>Breaking in, overloading the service, or reading what is not meant for you.</li>
        </ul>
        <p>We may close items or accounts that break these rules. Where we can, we say so first.</p>
      </Clause>

      <Clause title="Generated questions">
        <p>
          Questions can be drafted from a topic, a web page or a PDF. Drafts may be wrong. Read them before you share
          them, and use only sources that you are allowed to use.
        </p>
      </Clause>

      <Clause title="Support">
        <p>
          Write to <MailLink /> at any hour; a person replies within 2–3 business days.
        </p>
      </Clause>

      <Clause title="No warranty">
        <p>
          We run Assay with care, but as it is: we cannot promise that it is always available or free of mistakes. Do
          not use it as the only ground for decisions that weigh heavily on somebody. As far as the law allows, we are
          liable only for intent and gross negligence. Rights that you have as a consumer stay untouched.
        </p>
      </Clause>

      <Clause title="Ending">
        <p>
          You may delete your account in your profile at any time, and take your data with you beforehand. If we close
          this installation, we tell account holders by e-mail at least 30 days before.
        </p>
      </Clause>

      <Clause title="Changes">
        <p>
          When these terms change, the date at their top changes with them, and we tell account holders by e-mail. How
          we treat personal data is described in the{" "}
          <Link asChild display="inline">
            <RouterLink to="/privacy-policy">Privacy Policy</RouterLink>
          </Link>
          .
        </p>
      </Clause>
    </LegalPage>
  );
}
