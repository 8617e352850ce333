import { Link } from "@chakra-ui/react";
import { Link as RouterLink } from "react-router-dom";
import { Clause, LegalPage, MailLink } from "./LegalPage.tsx";

export function PrivacyPolicy() {
  return (
    <LegalPage
      title="Privacy Policy"
      lead="What Assay keeps about you, why, for how long, and how you get it changed or deleted."
    >
      <Clause title="Who is responsible">
        <p>
          Assay is open-source software that anybody may install. “We” are the people who run the installation you are
          using. We decide how it is run, we hold its database, and you reach us at <MailLink />.
        </p>
        <p>
          Whoever writes a quiz, survey or assessment decides what it asks and what is done with the answers. Questions
          about a particular one are best put to the person who sent you its link.
        </p>
      </Clause>

      <Clause title="When you answer something">
        <p>You need no account. When you submit, we store:</p>
        <ul>
          <li>your answers, and the score or level that follows from them;</li>
          <li>
            your name and e-mail address, if you give them. Both are optional, unless the author has asked for an e-mail
            address up front;
          </li>
          <li>when you finished and how long it took;</li>
          <li>
            a random number that your browser made for this one attempt, so that a repeated submission counts once. It
            is not used to recognise you anywhere else.
          </li>
        </ul>
        <p>
          Pressing Start is counted, so that authors learn how many people finish. Until you submit, your answers stay
          on your own device.
        </p>
        <p>
          The author sees all of this, and may have it sent on to another service of theirs as it comes in. Other people
          see how often each option was chosen only if the author allows it, and of a survey then also which options
          were chosen together; never a name, an address or a time. Administrators of this installation look after users
          and content, but do not get to read participants' names, addresses or single answers.
        </p>
      </Clause>

      <Clause title="When you have an account">
        <p>
          We store your first and last name, your e-mail address and whether you have confirmed it, your plan, when the
          account was made, and what you write with it.
        </p>
        <ul>
          <li>Of your password we keep only an Argon2id hash, from which it cannot be read.</li>
          <li>Sessions and the links we mail to you are kept as hashes too.</li>
          <li>
            So are the access tokens of your programs and of assistants you connect, with their names, their last four
            characters, and when and from which network each was last used, until you revoke them.
          </li>
          <li>A PDF you upload is deleted once its questions are written, and after 24 hours at the latest.</li>
          <li>The text of a source that an assistant has read for you is deleted after 24 hours, too.</li>
          <li>
            Such an assistant gets what its token may read, the answers to your items among it, and passes it on to the
            provider of its model.
          </li>
        </ul>
        <p>
          If this installation has been given an AI model to write questions with, the topic, page or document that you
          choose as a source is sent to the provider of that model. Participants' answers never are.
        </p>
      </Clause>

      <Clause title="E-mail">
        <p>
          We write to you to confirm your address, to reset your password, and when your password or address has
          changed. An author may have results sent to participants who gave an address; each such mail says which
          assessment it comes from and how to end them; if you end them, we keep your address for as long as that is to
          hold. To find out why a mail did not arrive, we keep note of whom it was for, what it was about and what the
          mail server answered; its text is deleted once it is sent. There is no newsletter.
        </p>
      </Clause>

      <Clause title="Your network address">
        <p>
          To slow down password guessing and floods of requests, we count requests for each network address for up to an
          hour. The address is not stored with your answers or your account. With an access token we keep the network
          that it was last used from, which is the beginning of an address that many share.
        </p>
      </Clause>

      <Clause title="Cookies and similar">
        <p>
          Assay sets no cookies of its own and loads no scripts from elsewhere. What it keeps in your browser is listed
          in the{" "}
          <Link asChild display="inline">
            <RouterLink to="/cookie-policy">Cookie Policy</RouterLink>
          </Link>
          .
        </p>
      </Clause>

      <Clause title="How long we keep it">
        <ul>
          <li>
            Items and their responses: until their author deletes them. A deleted item waits in the trash for 30 days.
          </li>
          <li>
            What was done with your account and your items, and from which network: one year. It is shown to you alone,
            in your profile.
          </li>
          <li>
            When somebody began an item, under a key that their browser made up: 90 days, unless the operator of this
            site chose another time.
          </li>
          <li>
            Your account: until you delete it. You choose whether your items go with it or stay without your name.
          </li>
          <li>
            Reports of a page, without anything about their sender: until an administrator has closed them, or the page
            is gone.
          </li>
          <li>Sessions: 30 days.</li>
          <li>Links to reset a password: 1 hour. Links to confirm an address: 24 hours.</li>
          <li>Notes of the mails we sent: 90 days.</li>
          <li>
            What questions are drafted from, while some are still to be chosen or written: 30 days after you last worked
            on them. Only you can read it.
          </li>
        </ul>
        <p>Backups may hold deleted data for a while longer, until they are themselves replaced.</p>
      </Clause>

      <Clause title="Your rights">
        <p>
          You may see, correct, take along and delete what we hold about you. With an account you do all of it yourself
          in your profile. If you took part without one, write to the author or to us.
        </p>
        <p>
          We answer privacy requests within 30 days: <MailLink subject="Privacy question" />. If you are not content
          with the answer, you may complain to the data protection authority where you live.
        </p>
      </Clause>

      <Clause title="Age">
        <p>
          Assay is for people who are at least 13 years old. If you learn that a younger child has given us personal
          data, tell us and we delete it.
        </p>
      </Clause>

      <Clause title="Changes">
        <p>
          When this policy changes, the date at its top changes with it. If a change concerns data we already hold, we
          tell account holders by e-mail before it applies.
        </p>
      </Clause>
    </LegalPage>
  );
}
