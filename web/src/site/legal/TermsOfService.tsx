import { Link } from "@chakra-ui/react";
import { Link as RouterLink } from "react-router-dom";
import { Clause, LegalPage, MailLink } from "./LegalPage.tsx";

export function TermsOfService() {
  return (
    <LegalPage title="Terms of Service" lead="The rules for using this installation of Assay">
      <Clause title="About Assay">
        <p>
          Assay lets you create quizzes, surveys and skill assessments, share them by link and see the answers. It is
          open-source software under the MIT licence. These terms are between you and us, the operators of the
          installation you are using. By using it, you accept them.
        </p>
      </Clause>

      <Clause title="Eligibility">
        <p>
          You must be at least 13 years old. If the law where you live requires the consent of a parent or guardian, you
          need it. Participants don't need an account. Authors need one, with their own email address.
        </p>
      </Clause>

      <Clause title="Your account">
        <p>
          Keep your password secret: you are responsible for all activity of your account. You stay logged in for 30
          days on a device. If you think someone else has access, change your password. This ends all other sessions
          immediately.
        </p>
      </Clause>

      <Clause title="Plans">
        <p>
          There are three plans: free, pro and enterprise. Every account starts on the free plan, which requires no
          payment details. We never charge anything without your prior agreement.
        </p>
      </Clause>

      <Clause title="Your content">
        <p>
          You keep all rights to your content. You allow us to store it, show it to the people you share it with, and
          copy it for backups; we do nothing else with it. You may use the answers you collect within the law: inform
          people about the data and its purpose, and only ask for the data you need.
        </p>
      </Clause>

      <Clause title="Prohibited use">
        <ul>
          <li>Asking for passwords, card numbers or other secrets, or pretending to be someone else.</li>
          <li>Content that is unlawful, harasses people or violates the rights of others.</li>
          <li>Emailing results to people who did not participate.</li>
          <li>Breaking in, overloading the service, or accessing data that is not meant for you.</li>
        </ul>
        <p>We may close items or accounts that break these rules. If possible, we notify you first.</p>
      </Clause>

      <Clause title="Generated questions">
        <p>
          Questions can be drafted from a topic, a web page or a PDF. Drafts may be wrong. Review them before sharing,
          and only use sources you have permission to use.
        </p>
      </Clause>

      <Clause title="Support">
        <p>
          Write to <MailLink /> at any time. A person replies within 2–3 business days.
        </p>
      </Clause>

      <Clause title="No warranty">
        <p>
          We run Assay with care, but provide it as is: we cannot promise that it is always available or free of errors.
          Do not use it as the only basis for decisions with serious consequences for a person. As far as the law
          allows, we are liable only for intent and gross negligence. Your consumer rights are not affected.
        </p>
      </Clause>

      <Clause title="Termination">
        <p>
          You may export your data and delete your account in your profile at any time. If we close this installation,
          we email account holders at least 30 days before.
        </p>
      </Clause>

      <Clause title="Changes">
        <p>
          If these terms change, so does the date at the top, and we email account holders. For personal data, see the{" "}
          <Link asChild display="inline">
            <RouterLink to="/privacy-policy">Privacy Policy</RouterLink>
          </Link>
          .
        </p>
      </Clause>
    </LegalPage>
  );
}
