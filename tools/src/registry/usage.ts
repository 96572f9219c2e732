export const USAGE = `usage: npm run registry -- <command>

  list                                   what is live
  status                                 what is live since when, what the server serves, how builds fared in the last hour
  history [remote] [--limit 20]          who did what, when and why
  publish <remote|shell|all> [build] [--to <folder|s3>]
                                         brings builds to where the nodes take them from; all: the shell's assets, the
                                         newest build of each remote, and those that are live or may come back
  verify [remote [build]]                whether builds are whole, fit the shell, and reach a browser
  can-i-deploy <remote>@<build>          whether a build can go live now: files, shell, claims, pages, and every call it makes
  can-i-deploy house                     whether the shell and the server of this checkout can: all that is live, and the
                                         two builds before it, would go on working
  promote <remote> <build> [--force]     makes a build live for everybody
  canary <remote> <build> <percent>      gives it to a share of the visitors; 100 is everybody
  canary <remote> <percent>              another share for the canary that runs
  rollback <remote>                      ends the canary, else returns to the build that was live before
  disable <remote> / enable <remote>     takes a remote away, gives it back
  repair                                 puts the last good registry, or entry, back in the place of one that cannot be read

A build is the name of its folder, or a version, of which the newest build is meant.

  --why <text>      why, for the history
  --by <name>       who, for the history (default: REGISTRY_BY, GITHUB_ACTOR, or who is logged in)
  --auto-rollback   of canary: the server ends it by itself when it fails more often than the live build
  --force           also a build that was rolled back from
  --url <address>   server that is asked before and after; may be repeated (default: PUBLIC_URL or localhost and PORT)
  --wait <seconds>  how long a server may take to follow (default: 10)
  --no-server       acts without asking a server
  --file <path>     a registry file (default: where the server has it, by REGISTRY_STORE and REGISTRY_FILE)
  --out <folder>    where the build writes (default: BUILD_DIR or .build)
  --json            list, status and history as JSON

The environment is the server's: its registry is this command's. After each act the server is asked, and what it serves is
printed; a command that was not followed ends with 1.`;

/** What is said to who named this command and gave it other words than it takes: its own lines, or all of them. */
export function usageOf(kind: string | undefined): string {
  if (kind === undefined || kind === '') return USAGE;
  const lines = linesOf(kind);
  if (lines.length === 0) return `There is no command "${kind}".\n${USAGE}`;
  return [`${kind} takes other words:`, ...lines].join('\n');
}

/** The lines of the usage that begin with a command, or name it after a slash, and what goes on below them. */
function linesOf(kind: string): string[] {
  const found: string[] = [];
  let isOwn = false;
  for (const line of USAGE.split('\n\n')[1]?.split('\n') ?? []) {
    if (/^ {2}\S/.test(line))
      isOwn = ` ${line}`.includes(`  ${kind} `) || line.includes(`/ ${kind} `);
    if (isOwn) found.push(line);
  }
  return found;
}
