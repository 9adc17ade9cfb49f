import type { ImportRecordKind } from '#lib/contract/import.ts';

/** Tables of the import of a catalog file. */
export interface CatalogImportTables {
  /** The import that is under way; no row while there is none. */
  catalog_import: {
    id: 1;
    /** `staging` can be dropped at any time; `applying` is finished by whoever finds it. */
    state: 'staging' | 'applying';
    replaces: number;
    started_at: string;
    /** When it last went on; one that has stood still belongs to a process that is gone. */
    touched_at: string;
  };
  /** Records of the file in the order in which it names them. `document` is the record. */
  catalog_stage: { kind: ImportRecordKind; position: number; key: string; applied: number; document: string };
}
