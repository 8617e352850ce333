export function Email({ email }: { email: string }) {
  const [name, domain] = email.split("@");
  return (
    <>
      {name}@<wbr />
      {domain}
    </>
  );
}
