import { Link } from "@chakra-ui/react";
import { Link as RouterLink } from "react-router-dom";
import { Clause, LegalPage, MailLink } from "./LegalPage.tsx";

export function PrivacyPolicy() {
  return (
    <LegalPage
      title="Privacy Policy"
      lead="Your data on this site: its purpose, how long we keep it, and how to change or delete it"
    >
      <Clause title="Responsibility">
        <p>
          Assay is open-source software that anyone may install. “We” are the operators of the installation you are
          using. We run it and hold its database. Contact us at <MailLink />.
        </p>
        <p>
          The author of a quiz, survey or assessment decides on its questions and the use of the answers. If you have
          questions about one, ask the person who sent you the link.
        </p>
      </Clause>

      <Clause title="If you participate">
        <p>You don't need an account. When you submit, we store:</p>
        <ul>
          <li>your answers and the resulting score or level;</li>
          <li>
            your name and email address, if you enter them. Both are optional unless the author requires an email
            address;
          </li>
          <li>when you finished and how long it took;</li>
          <li>
            a random number from your browser for this attempt, so that a repeated submission counts once. We use it for
            nothing else.
          </li>
        </ul>
        <p>
          We count presses of Start, so that authors can see how many people finish. Your answers stay on your device
          until you submit.
        </p>
        <p>
          The author sees all of this and may forward it to another service. Others see how often each option was chosen
          only if the author allows it; in surveys, they may also see which options were chosen together. They never see
          names, addresses or times. Administrators manage users and content, but can't read participants' names,
          addresses or individual answers.
        </p>
      </Clause>

      <Clause title="If you have an account">
        <p>
          We store your name, your email address and whether it is verified, your plan, the creation date of the account
          and your content.
        </p>
        <ul>
          <li>We store your password only as an Argon2id hash, which cannot be reversed.</li>
          <li>Sessions and emailed links are stored as hashes too.</li>
          <li>
            So are access tokens of your programs and assistants, with their names, last four characters, and the time
            and network of the last use, until you revoke them.
          </li>
          <li>An uploaded PDF is deleted as soon as its questions are drafted, and after 24 hours at the latest.</li>
          <li>Sources read by an assistant are also deleted after 24 hours.</li>
          <li>
            An assistant reads everything its token permits, including answers to your items, and sends it to the
            provider of its model.
          </li>
        </ul>
        <p>
          If this installation uses an AI model to draft questions, your topic, page or document is sent to the provider
          of that model. Participants' answers never are.
        </p>
      </Clause>

      <Clause title="Email">
        <p>
          We email you to verify your address, to reset your password, and when your password or address changes.
          Authors may send results to participants who enter an address, and invitations. Each email names its quiz,
          survey or assessment and has a link to unsubscribe; we keep your address to respect that. To trace missing
          emails, we log the recipient, the subject and the response of the mail server. The text is deleted once it is
          sent. There is no newsletter.
        </p>
      </Clause>

      <Clause title="Your network address">
        <p>
          To slow down password guessing and floods of requests, we count requests from each network address for up to
          an hour. The address is not stored with your answers or your account. For an access token, we store the
          network of its last use: the first part of the address, which many people share.
        </p>
      </Clause>

      <Clause title="Cookies and similar">
        <p>
          Assay sets no cookies and loads no scripts from other sites. For data in your browser, see the{" "}
          <Link asChild display="inline">
            <RouterLink to="/cookie-policy">Cookie Policy</RouterLink>
          </Link>
          .
        </p>
      </Clause>

      <Clause title="How long we keep it">
        <ul>
          <li>
            Items and their responses: until their author deletes them. Deleted items stay in the trash for 30 days.
          </li>
          <li>Activity of your account and items, with the network: one year. Only you can see it, in your profile.</li>
          <li>
            Start times of attempts, under a random key from the browser: 90 days, unless the operator of this site
            chose another time.
          </li>
          <li>
            Your account: until you delete it. You choose whether your items are deleted too or stay without your name.
          </li>
          <li>
            Reports of a page, which contain nothing about their sender: until an administrator closes them or the page
            is deleted.
          </li>
          <li>Sessions: 30 days.</li>
          <li>Links to reset a password: 1 hour. Links to verify an address: 24 hours.</li>
          <li>Log of sent emails: 90 days.</li>
          <li>Sources of unfinished drafts: 30 days after you last worked on them. Only you can read them.</li>
        </ul>
        <p>Backups may contain deleted data until they are replaced.</p>
      </Clause>

      <Clause title="Your rights">
        <p>
          You may see, correct, export and delete your data. With an account, you can do this in your profile. If you
          participated without one, write to the author or to us.
        </p>
        <p>
          We answer privacy requests within 30 days: <MailLink subject="Privacy question" />. If you are not satisfied
          with the reply, you may complain to your data protection authority.
        </p>
      </Clause>

      <Clause title="Age">
        <p>
          You must be at least 13 years old to use Assay. If a younger child has given us personal data, contact us and
          we will delete it.
        </p>
      </Clause>

      <Clause title="Changes">
        <p>
          If this policy changes, so does the date at the top. If a change affects data we already hold, we email
          account holders before it takes effect.
        </p>
      </Clause>
    </LegalPage>
  );
}
