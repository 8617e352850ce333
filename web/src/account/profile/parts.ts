export const programsHome = "/profile/programs";

/** The parts of the profile by the end of their address. */
export const profileParts = [
  { name: "", label: "Profile", to: "/profile" },
  { name: "programs", label: "Programs", to: programsHome },
  { name: "data", label: "Data", to: "/profile/data" },
] as const;
