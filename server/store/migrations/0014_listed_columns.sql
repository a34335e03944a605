-- One statement, so that the table is written anew once.
ALTER TABLE "documents"
  ADD COLUMN "visibility" text GENERATED ALWAYS AS (coalesce(body ->> 'visibility', '')) STORED NOT NULL,
  ADD COLUMN "status" text GENERATED ALWAYS AS (coalesce(body ->> 'status', '')) STORED NOT NULL,
  ADD COLUMN "created_at" text GENERATED ALWAYS AS (body ->> 'created_at') STORED;
