CREATE TABLE "shipments" (
	"number" text PRIMARY KEY NOT NULL,
	"store_code" text NOT NULL,
	"order_id" bigint,
	"product_code" text NOT NULL,
	"postcode" text NOT NULL,
	"city" text NOT NULL,
	"street" text NOT NULL,
	"email" text NOT NULL,
	"earliest_date" text NOT NULL,
	"slot_id" bigint,
	"store_id" text,
	"is_by_email" boolean NOT NULL,
	"booking_reference" text,
	"contact" jsonb,
	"fee_minor" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "taken_slots" (
	"slot_id" bigint PRIMARY KEY NOT NULL,
	"shipment_number" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "taken_slots" ADD CONSTRAINT "taken_slots_shipment_number_shipments_number_fk" FOREIGN KEY ("shipment_number") REFERENCES "public"."shipments"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shipments_order" ON "shipments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "taken_slots_shipment" ON "taken_slots" USING btree ("shipment_number");