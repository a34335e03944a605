CREATE TABLE "restock_requests" (
	"email" text NOT NULL,
	"store_code" text NOT NULL,
	"sku" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "restock_requests_sku_store_code_email_pk" PRIMARY KEY("sku","store_code","email")
);
