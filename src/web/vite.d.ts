declare module '*.css';

interface ImportMeta {
  /** Vite's: a loader for every file that fits the pattern, by its path from here. */
  glob<T>(pattern: string): Readonly<Record<string, () => Promise<T>>>;
}
