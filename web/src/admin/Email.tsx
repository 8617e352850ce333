/** An e-mail address that breaks at its @ where there is little room. */
export function Email({ email }: { email: string }) {
  const [name, domain] = email.split("@");
  return (
    <>
      {name}@<wbr />
      {domain}
    </>
  );
}
