/** What Vite fills in. */
interface ImportMeta {
  readonly env: { readonly PROD: boolean };
}

declare module '*.css';
